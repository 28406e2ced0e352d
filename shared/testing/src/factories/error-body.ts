import type { ErrorBody } from '@tiffin/contracts';

/** The body of a refusal. */
export function makeErrorBody(type: string, more: Omit<ErrorBody['error'], 'type'> = {}): ErrorBody {
  return { error: { type, ...more } };
}
