/* schemas.mjs - writes src/schemas: what the JSON schemas in docs/ describe, as types.
 *
 * SPDX-License-Identifier: MIT
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const docs = new URL("../../docs/", import.meta.url);
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

/* NAME.ts from NAME.schema.json; `borrowed` names types of other files, by the definitions that they replace. */
async function write(name, borrowed = {}) {
  const schema = older(JSON.parse(await readFile(new URL(`${name}.schema.json`, docs), "utf8")));
  const imports = Object.entries(borrowed).map(([file, type]) => `import type { ${type} } from "./${file}.js";\n`);
  for (const [definition, type] of Object.entries(borrowed)) schema.$defs[definition] = { tsType: type };
  const text = await compile(schema, name, { ...options, bannerComment: `/* Made from docs/${name}.schema.json. */\n${imports.join("")}` });
  await writeFile(new URL(`${name}.ts`, types), text);
}

await mkdir(types, { recursive: true });
await Promise.all([
  write("log"),
  write("check", { log: "CrosshatchLog" }),
  write("grade"),
  write("review", { log: "CrosshatchLog" }),
  write("strategy"),
]);
