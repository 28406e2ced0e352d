import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call } from '@tiffin/contracts';
import { errorTypesOf } from '@tiffin/contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './errors/refusal';

/** What the log says about an answer or a refusal that no contract knows; tests end with it. */
export const OUTSIDE_CONTRACT = 'outside its contract';

/** An answer cut to its contract; throws where something is missing or wrong, which the caller gets as a 500. */
export function answerWithin<Answer extends z.ZodType>(
  row: { readonly method: string; readonly path: string; readonly response: Answer },
  answer: unknown,
): z.output<Answer> {
  const result = row.response.safeParse(answer);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'} ${code}`);
  throw new Error(`${row.method} ${row.path} answers ${OUTSIDE_CONTRACT}: ${wrong.join(', ')}`);
}

/** Logs a refusal whose type or status the call does not declare, and goes on with it. */
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
