import type { QueryClient } from '@tanstack/react-query';
import { ApiError, userQueries } from '@tiffin/api';
import { session } from '@tiffin/auth';

/**
 * Ends the session if the services do not know the person of the token: a signed-in person must have user data
 * (specification 6). The person stays signed in while the services do not respond.
 */
export async function checkUser(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery(userQueries.current());
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) session.clearToken('expired');
  }
}
