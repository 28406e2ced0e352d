import type { QueryClient } from '@tanstack/react-query';
import { ApiError, userQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';

/**
 * A person counts as signed in when their data exists (specification 6). A token whose person the services do not know is
 * given up; while they do not answer, the person stays.
 */
export async function checkUser(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(userQueries.current());
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) session.clearToken('expired');
  }
}
