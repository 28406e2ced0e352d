import type { ErrorBody } from '@tiffin/contracts';

/** Returns the body of a refusal. */
export function makeErrorBody(type: string, more: Omit<ErrorBody['error'], 'type'> = {}): ErrorBody {
  return { error: { type, ...more } };
}
