import { z } from 'zod';
import type { Extension } from '../calls/extensions';
import { extensionFields } from '../entities/of-extension';

type Field = { readonly name: string; readonly extension: Extension; readonly isOptional: boolean };

/** Returns every field of an extension in a schema, wherever it stands. */
export function fieldsByExtension(schema: z.core.$ZodType, seen = new Set<unknown>()): readonly Field[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
      const mark = extensionFields.get(field);
      const isOptional = field instanceof z.ZodOptional;
      return [
        ...(mark ? [{ name, extension: mark.extension, isOptional }] : []),
        ...fieldsByExtension(field, seen),
      ];
    });
  if (schema instanceof z.ZodArray) return fieldsByExtension(schema.element, seen);
  if (schema instanceof z.ZodRecord) return fieldsByExtension(schema.valueType, seen);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => fieldsByExtension(one, seen));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsByExtension(schema.def.innerType, seen);
  return [];
}
