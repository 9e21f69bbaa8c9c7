/* schemas.mjs - writes src/schemas: what the JSON schemas in docs/ describe, as types, and the names in the tables of the library.
 *
 * SPDX-License-Identifier: MIT
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url);
const docs = new URL("docs/", root);
const types = new URL("src/schemas/", import.meta.url);

/* The compiler knows the older of the two ways to say that a list begins with something of its own, and no conditions. */
function older(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(older);
  const { prefixItems, items, allOf, ...rest } = schema;
  const lists = prefixItems ? { items: prefixItems, additionalItems: items } : items === undefined ? {} : { items };
  const parts = allOf?.filter((part) => !part.if) ?? [];
  const all = parts.length > 0 ? { allOf: parts } : {};
  return Object.fromEntries(Object.entries({ ...rest, ...lists, ...all }).map(([key, value]) => [key, older(value)]));
}

const options = { additionalProperties: false, ignoreMinAndMaxItems: true, style: { printWidth: 120 } };

/* Facts, keys of techniques and logs have types of their own, wherever a schema describes them. */
const number = "$" + "{number}";
const named = {
  "^r[1-9]c[1-9]=[1-9]$": `\`r${number}c${number}=${number}\``,
  "^r[1-9]c[1-9]<>[1-9]$": `\`r${number}c${number}<>${number}\``,
  "^r[1-9]c[1-9](=|<>)[1-9]$": `\`r${number}c${number}${"$"}{"=" | "<>"}${number}\``,
};
function typed(schema, key = "") {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => typed(item));
  const type =
    named[schema.pattern] ??
    ((key === "technique" || key === "subtype") && schema.type === "string" && schema.pattern ? "TechniqueKey" : undefined) ??
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

/* The type of a column of Parquet for a member of a schema; undefined for an object whose members are columns of their own. */
function columnType(member) {
  const kinds = [member.type ?? typeof (member.const ?? member.enum[0])].flat();
  if (kinds.includes("integer")) return "INT64";
  if (kinds.includes("number")) return "DOUBLE";
  if (kinds.includes("string")) return "STRING";
  if (kinds.includes("boolean")) return "BOOLEAN";
  return member.type === "object" && member.additionalProperties === false ? undefined : "JSON";
}

/* The columns for the members of an object, each as NAME: TYPE. */
function columnsOf({ properties }, definitions, prefix = "") {
  return Object.entries(properties).flatMap(([name, member]) => {
    const whole = member.$ref ? definitions[member.$ref.replace("#/$defs/", "")] : member;
    const type = columnType(whole);
    return type ? [[prefix + name, type]] : columnsOf(whole, definitions, `${prefix}${name}.`);
  });
}

/* columns.ts: the columns of Parquet files, by the format of the objects that become rows. */
async function writeColumns(names) {
  const schemas = await Promise.all(names.map(async (name) => JSON.parse(await readFile(new URL(`${name}.schema.json`, docs), "utf8"))));
  const tables = schemas.map((schema) => {
    const { format, version, ...properties } = schema.properties;
    return [format.const, Object.fromEntries(columnsOf({ properties }, schema.$defs))];
  });
  await writeFile(
    new URL("columns.ts", types),
    `/* Made from ${names.map((name) => `docs/${name}.schema.json`).join(", ")}. */\n` +
      `export type ColumnType = "BOOLEAN" | "INT64" | "DOUBLE" | "STRING" | "JSON";\n` +
      `export const COLUMNS: Readonly<Record<string, Readonly<Record<string, ColumnType>>>> = ${JSON.stringify(Object.fromEntries(tables), null, 2)};\n`,
  );
}

/* The texts of all files of a folder and its folders whose names end in .def. */
async function tables(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".def"));
  return (await Promise.all(files.sort().map((name) => readFile(new URL(name, folder), "utf8")))).join("");
}

/* names.ts: the keys of all techniques, those of what can be wrong with an input, and the groups of columns. */
async function writeNames() {
  const union = (name, about, keys) => `/** ${about} */\nexport type ${name} =\n${keys.map((key) => `  | "${key}"`).join("\n")};\n`;
  const techniques = [...(await tables(new URL("strategies/", root))).matchAll(/^(?:TECHNIQUE|SUBTYPE)\([^"]*\.key = "([a-z0-9-]+)"/gm)];
  const statuses = [...(await tables(new URL("include/", root))).matchAll(/^STATUS\([1-9]\d*, (\w+)/gm)];
  const groups = [...(await tables(new URL("src/cli/commands/", root))).matchAll(/^COLUMN_GROUP\("(\w+)"/gm)];
  const keys = [techniques, statuses, groups].map((rows) => rows.map(([, name]) => name.toLowerCase().replaceAll("_", "-")));
  await writeFile(
    new URL("names.ts", types),
    `/* Made from the tables of techniques, statuses and groups of columns. */\n` +
      union("TechniqueKey", "The key of a technique or a sub-type.", keys[0]) +
      union("Reason", "Why an input cannot be read.", keys[1]) +
      union("ColumnGroup", "A group of columns of a grade.", keys[2]),
  );
}

await mkdir(types, { recursive: true });
await Promise.all([
  write("log"),
  write("check"),
  write("comparison"),
  write("grade"),
  write("grade-columns"),
  write("trace"),
  write("review"),
  write("strategy"),
  write("curriculum"),
  write("hint"),
  write("judge"),
  write("rating"),
  write("summary"),
  write("verdict"),
  writeColumns(["grade", "grade-columns", "trace"]),
  writeNames(),
]);
