import { ApiError } from '@tiffin/api';

/** Whether an error says that what was asked for does not exist, or not for the caller. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
