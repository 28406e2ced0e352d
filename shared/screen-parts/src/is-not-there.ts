import { ApiError } from '@tiffin/api';

/** Returns whether an error says that the requested thing does not exist, or not for the caller. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
