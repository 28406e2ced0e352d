import type { z } from 'zod';
import { refuse } from './errors/refuse';

/**
 * Parses a caller's input by a schema. Refuses with 400 INVALID_PARAMETER and names the first wrong field as
 * reason.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return refuse(400, 'INVALID_PARAMETER', issue?.path.join('.') || 'body', {
    data: { problem: issue?.code ?? 'invalid' },
  });
}
