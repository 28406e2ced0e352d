import { EXTENSIONS, isRecord } from '@tiffin/contracts';
import type { Extension } from '@tiffin/contracts';
import { extensionFields } from '@tiffin/contracts/schemas';
import { z } from 'zod';

/** Returns whether nothing is to be dropped. */
export function offersAll(offered: readonly Extension[]): boolean {
  return offered.length === Object.keys(EXTENSIONS).length;
}

/** Returns a body or an answer without the fields of extensions that are not offered. It is not parsed yet. */
export function withoutExtensions(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  offered: readonly Extension[],
): unknown {
  return offersAll(offered) ? value : drop(schema, value, offered);
}

function drop(schema: z.core.$ZodType | undefined, value: unknown, offered: readonly Extension[]): unknown {
  const inner = (part: z.core.$ZodType, held: unknown): unknown => drop(part, held, offered);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.def.innerType, value);
  if (schema instanceof z.ZodUnion) return schema.options.reduce((kept, one) => inner(one, kept), value);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((each) => inner(schema.element, each)) : value;
  if (!isRecord(value)) return value;
  if (schema instanceof z.ZodRecord)
    return mapFields(value, (_name, held) => [inner(schema.valueType, held)]);
  if (!(schema instanceof z.ZodObject)) return value;
  const { shape } = schema;
  return mapFields(value, (name, held) => {
    const field: z.core.$ZodType | undefined = shape[name];
    if (field === undefined) return [held];
    const extension = extensionFields.get(field)?.extension;
    return extension === undefined || offered.includes(extension) ? [inner(field, held)] : [];
  });
}

/** Returns the fields with the value that `map` returns in a list; a field with an empty list goes. */
function mapFields(
  fields: Readonly<Record<string, unknown>>,
  map: (name: string, value: unknown) => readonly unknown[],
): unknown {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => map(name, value).map((kept) => [name, kept])),
  );
}
