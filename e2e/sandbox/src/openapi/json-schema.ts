import { z } from 'zod';

/** A JSON Schema as far as examples and documents read it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What callers send (`input`) or get (`output`) by a contract, as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io });
}

/** A part of a schema that is a schema itself; an empty one where there is none. */
export function partOf(schema: JsonSchema, key: string): JsonSchema {
  return isSchema(schema[key]) ? schema[key] : {};
}

/** The alternatives or items of a schema. */
export function partsOf(schema: JsonSchema, key: string): readonly JsonSchema[] {
  const parts = schema[key];
  return Array.isArray(parts) ? parts.filter(isSchema) : [];
}

/** The fields of an object's schema. */
export function propertiesOf(schema: JsonSchema): readonly (readonly [name: string, JsonSchema])[] {
  return Object.entries(partOf(schema, 'properties')).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  );
}

/** The types that a schema allows. */
export function typesOf({ type }: JsonSchema): readonly unknown[] {
  return [type].flat();
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
