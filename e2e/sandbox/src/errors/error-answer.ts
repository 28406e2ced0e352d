import type { ErrorBody, Locale } from '@tiffin/contracts';
import type { FastifyError } from 'fastify';
import { errorCode } from '../error-code';
import { Refusal } from './refusal';
import { SENTENCES } from './sentences';

/**
 * Turns whatever a request threw into a status and the contracts' error body. Never includes a stack or a
 * secret.
 */
export function errorAnswer(
  error: unknown,
  locale: Locale,
): { readonly status: number; readonly body: ErrorBody } {
  if (error instanceof Refusal) return { status: error.status, body: bodyOf(error, locale) };
  const status = clientStatus(error);
  if (status)
    return {
      status,
      body: bodyOf(new Refusal(status, 'INVALID_PARAMETER', 'request', {}), locale),
    };
  return { status: 500, body: bodyOf(new Refusal(500, 'UNKNOWN', undefined, {}), locale) };
}

function bodyOf(refusal: Refusal, locale: Locale): ErrorBody {
  const said = (refusal.reason && SENTENCES[refusal.reason]) || SENTENCES[refusal.type];
  const message = refusal.details.message ?? said?.message;
  const body = refusal.details.body ?? said?.body;
  return {
    error: {
      type: refusal.type,
      ...(refusal.reason && { reason: refusal.reason }),
      ...(message && { message: message[locale] }),
      ...(body && { body: body[locale] }),
      ...(refusal.details.data && { data: { ...refusal.details.data } }),
    },
  };
}

/**
 * Returns the 4xx status of Fastify's own errors about a request (bad JSON, wrong content type, too large).
 */
function clientStatus(error: unknown): number | undefined {
  // PostgreSQL's class 22 is data that no text column can hold, such as a zero byte.
  if (errorCode(error).startsWith('22')) return 400;
  if (!isFastifyError(error)) return undefined;
  const status = error.statusCode;
  // A path parameter that is too long is an ordinary invalid parameter (Fastify calls it a long URI).
  if (status === 414) return 400;
  return status && status >= 400 && status < 500 ? status : undefined;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
