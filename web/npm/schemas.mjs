/* schemas.mjs - writes src/schemas: what the JSON schemas in docs/ describe, as types, and the names in the tables of the library.
 *
 * SPDX-License-Identifier: MIT
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url);
const docs = new URL("docs/", root);
const types = new URL("src/schemas/", import.meta.url);

/* The compiler knows the older of the two ways to say that a list begins with something of its own. */
function older(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(older);
  const { prefixItems, items, ...rest } = schema;
  const lists = prefixItems ? { items: prefixItems, additionalItems: items } : items === undefined ? {} : { items };
  return Object.fromEntries(Object.entries({ ...rest, ...lists }).map(([key, value]) => [key, older(value)]));
}

const options = { additionalProperties: false, ignoreMinAndMaxItems: true, style: { printWidth: 120 } };

/* Facts, keys of techniques and logs have types of their own, wherever a schema describes them. */
const number = "$" + "{number}";
const named = {
  "^r[1-9]c[1-9]=[1-9]$": `\`r${number}c${number}=${number}\``,
  "^r[1-9]c[1-9]<>[1-9]$": `\`r${number}c${number}<>${number}\``,
};
function typed(schema, key = "") {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => typed(item));
  const type =
    named[schema.pattern] ??
    ((key === "technique" || key === "subtype") && schema.type === "string" ? "TechniqueKey" : undefined) ??
    (key !== "" && schema.properties?.format?.const === "crosshatch-log" ? "CrosshatchLog" : undefined);
  if (type) return { description: schema.description, tsType: type };
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, typed(value, name)]));
}

/* NAME.ts from NAME.schema.json. */
async function write(name) {
  const schema = typed(older(JSON.parse(await readFile(new URL(`${name}.schema.json`, docs), "utf8"))));
  const text = await compile(schema, name, { ...options, bannerComment: "" });
  const imports = [
    ["CrosshatchLog", "log"],
    ["TechniqueKey", "names"],
  ]
    .filter(([type, file]) => file !== name && new RegExp(`\\b${type}\\b`).test(text))
    .map(([type, file]) => `import type { ${type} } from "./${file}.js";\n`);
  await writeFile(new URL(`${name}.ts`, types), `/* Made from docs/${name}.schema.json. */\n${imports.join("")}${text}`);
}

/* The texts of all files of a folder and its folders whose names end in .def. */
async function tables(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".def"));
  return (await Promise.all(files.sort().map((name) => readFile(new URL(name, folder), "utf8")))).join("");
}

/* names.ts: the keys of all techniques, and those of what can be wrong with an input. */
async function writeNames() {
  const union = (name, about, keys) => `/** ${about} */\nexport type ${name} =\n${keys.map((key) => `  | "${key}"`).join("\n")};\n`;
  const techniques = [...(await tables(new URL("strategies/", root))).matchAll(/^(?:TECHNIQUE|SUBTYPE)\([^"]*\.key = "([a-z0-9-]+)"/gm)];
  const statuses = [...(await tables(new URL("include/", root))).matchAll(/^STATUS\([1-9]\d*, (\w+)/gm)];
  const keys = [techniques.map(([, key]) => key), statuses.map(([, name]) => name.toLowerCase().replaceAll("_", "-"))];
  await writeFile(
    new URL("names.ts", types),
    `/* Made from the tables of techniques and statuses. */\n` +
      union("TechniqueKey", "The key of a technique or a sub-type.", keys[0]) +
      union("Reason", "Why an input cannot be read.", keys[1]),
  );
}

await mkdir(types, { recursive: true });
await Promise.all([
  write("log"),
  write("check"),
  write("comparison"),
  write("grade"),
  write("review"),
  write("strategy"),
  write("curriculum"),
  write("hint"),
  write("summary"),
  write("verdict"),
  writeNames(),
]);
