/** What a form asks about one option, read from the JSON Schema of a game's options. */
export type Field = { name: string } & (
  | { kind: "choice"; choices: string[]; value: string }
  | { kind: "switch"; value: boolean }
  | { kind: "number"; fewest: number; most: number; value: number }
);

interface Property {
  enum?: string[];
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export function readFields(schema: Record<string, unknown>): Field[] {
  const { $defs = {} } = schema as { $defs?: Record<string, { properties?: Record<string, Property> }> };
  const properties = $defs.Options?.properties ?? {};
  return Object.entries(properties).map(([name, property]): Field => {
    if (property.enum)
      return { name, kind: "choice", choices: property.enum, value: String(property.default) };
    if (property.type === "boolean") return { name, kind: "switch", value: property.default === true };
    const { minimum = 0, maximum = 99 } = property;
    return { name, kind: "number", fewest: minimum, most: maximum, value: Number(property.default) };
  });
}
