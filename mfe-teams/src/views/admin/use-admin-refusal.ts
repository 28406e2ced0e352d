import { ApiError } from '@tiffin/api';
import { adminRefusal } from '../../domain/admin-refusal';
import { useAdminMessages } from './use-admin-messages';

/** Returns a function that says why a call of a team's admin failed; undefined if it did not. */
export function useAdminRefusal(): (error: Error | null) => string | undefined {
  const t = useAdminMessages();
  return (error) => {
    if (error === null) return undefined;
    return t(error instanceof ApiError ? adminRefusal(error) : 'errors.unknown');
  };
}
