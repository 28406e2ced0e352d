import { z } from 'zod';
import type { FieldPath } from './field-paths-in';

/** Returns the paths of all enumeration values in an answer, according to its schema. */
export function enumerationsIn(schema: unknown, value: unknown, at: FieldPath = []): readonly FieldPath[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return enumerationsIn(schema.def.innerType, value, at);
  }
  if (schema instanceof z.ZodEnum) return [at];
  if (schema instanceof z.ZodUnion) {
    const own = schema.def.options.find(
      (option) => option instanceof z.ZodType && option.safeParse(value).success,
    );
    return enumerationsIn(own, value, at);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    enumerationsIn(partOf(schema, name), part, [...at, name]),
  );
}

function partOf(schema: unknown, name: string): unknown {
  if (schema instanceof z.ZodArray) return schema.def.element;
  if (schema instanceof z.ZodRecord) return schema.def.valueType;
  return schema instanceof z.ZodObject ? schema.shape[name] : undefined;
}
