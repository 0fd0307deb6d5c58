// Writes src/wire/types.ts from the server's schema; with --check, only says whether it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { python } from "./python.mjs";

const target = fileURLToPath(new URL("../src/wire/types.ts", import.meta.url));

/** Each game has a View and a Player of its own: PickominoView, PinaColadicePlayer, … */
function readSchema() {
  const printed = execFileSync(python, ["-m", "guinguette.server.schema"], { encoding: "utf8" });
  const pascal = (name) => name.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());
  const names = /guinguette\.games\.(\w+)\.view\.(\w+)/g;
  return JSON.parse(printed.replaceAll(names, (_, game, name) => pascal(game) + name));
}

/** Names follow the definitions, records are closed, lists are plain arrays unless each place has its own type. */
function simplify(schema) {
  if (schema.properties) schema.additionalProperties = false;
  const { prefixItems } = schema;
  for (const key of ["title", "minItems", "maxItems", "prefixItems", ...(schema.$ref ? ["default"] : [])])
    delete schema[key];
  if (prefixItems)
    Object.assign(schema, {
      items: prefixItems,
      minItems: prefixItems.length,
      maxItems: prefixItems.length,
    });
  for (const part of Object.values(schema)) if (part && typeof part === "object") simplify(part);
}

const schema = readSchema();
simplify(schema);
const source = await compile({ ...schema, type: "object", additionalProperties: false }, "Wire", {
  bannerComment: "// Written by `npm run types` from the server's schema. Do not edit.",
  unreachableDefinitions: true,
  style: { printWidth: 110 },
});
const text = source
  .replace(/\nexport interface Wire \{\s*\}\n/, "\n")
  .replace(/\/\*\*\n \* This interface was referenced by [^/]*?\*\/\n/g, "")
  .replace(
    / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    "",
  );

if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("src/wire/types.ts is not what the server says: npm run types");
  process.exitCode = 1;
}
