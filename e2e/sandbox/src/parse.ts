import type { z } from 'zod';
import { refuse } from './errors/refuse';

/** Reads what a caller sent by a schema; refuses with 400 INVALID_PARAMETER and the first wrong field as reason. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return refuse(400, 'INVALID_PARAMETER', issue?.path.join('.') || 'body', {
    data: { problem: issue?.code ?? 'invalid' },
  });
}
