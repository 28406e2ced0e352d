import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call } from '@tiffin/contracts';
import { errorTypesOf } from '@tiffin/contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './errors/refusal';

/** Marks the log line of an answer or refusal that breaks its contract. Tests fail when they find it. */
export const OUTSIDE_CONTRACT = 'outside its contract';

/**
 * Removes every field that the contract does not name. Throws where a field is missing or wrong, and the
 * caller gets a 500.
 */
export function answerWithin<Answer extends z.ZodType>(
  row: { readonly method: string; readonly path: string; readonly response: Answer },
  answer: unknown,
): z.output<Answer> {
  const result = row.response.safeParse(answer);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'} ${code}`);
  throw new Error(`${row.method} ${row.path} answers ${OUTSIDE_CONTRACT}: ${wrong.join(', ')}`);
}

/** Logs a refusal whose type or status the call does not declare. The refusal itself is still sent. */
export function noteUndeclared(
  row: Pick<Call, 'method' | 'path' | 'auth' | 'query' | 'body' | 'errors'>,
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): never {
  if (error instanceof Refusal && !isDeclared(row, error))
    log.error(`${row.method} ${row.path} refuses ${OUTSIDE_CONTRACT}: ${error.status} ${error.type}`);
  throw error;
}

function isDeclared(
  row: Pick<Call, 'path' | 'auth' | 'query' | 'body' | 'errors'>,
  { status, type }: Refusal,
): boolean {
  const known = errorTypesOf(row).find((declared) => declared === type);
  const statuses: readonly number[] = known ? ERROR_STATUSES[known] : [];
  return statuses.includes(status);
}
