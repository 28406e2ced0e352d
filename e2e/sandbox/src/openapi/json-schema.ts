import { z } from 'zod';

/** The part of JSON Schema that examples and documents read. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns what callers send (`input`) or receive (`output`) by a contract, as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io });
  return plain;
}

/** Returns the nested schema under a key; an empty schema if there is none. */
export function partOf(schema: JsonSchema, key: string): JsonSchema {
  return isSchema(schema[key]) ? schema[key] : {};
}

/** Returns the alternatives or items of a schema. */
export function partsOf(schema: JsonSchema, key: string): readonly JsonSchema[] {
  const parts = schema[key];
  return Array.isArray(parts) ? parts.filter(isSchema) : [];
}

/** Returns the fields of an object's schema. */
export function propertiesOf(schema: JsonSchema): readonly (readonly [name: string, JsonSchema])[] {
  return Object.entries(partOf(schema, 'properties')).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
