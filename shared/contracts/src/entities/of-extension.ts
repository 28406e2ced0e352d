import { z } from 'zod';
import type { Extension } from '../calls/extensions';

/** The extension of each field that the specification does not have. */
export const extensionFields = z.registry<{ readonly extension: Extension }>();

/** Makes a field of an extension: optional, because services without the extension neither send nor read it. */
export function ofExtension<Schema extends z.ZodType>(
  extension: Extension,
  schema: Schema,
): z.ZodOptional<Schema> {
  const field = z.optional(schema);
  extensionFields.add(field, { extension });
  return field;
}
