import { z } from 'zod';
import { identifierSchema } from './basics';

/** The options that a person chose last, by merchant and item; `createdAt` in milliseconds since 1970. */
export const localSelectionsSchema = z.record(
  identifierSchema,
  z.record(identifierSchema, z.object({ optionIds: z.array(identifierSchema), createdAt: z.int().min(0) })),
);
export type LocalSelections = z.infer<typeof localSelectionsSchema>;
