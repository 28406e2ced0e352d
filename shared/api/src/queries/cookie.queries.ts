import { callQuery } from './call.queries';

/** The cookies of this browser as a service sees them. */
export const cookieQueries = {
  root: ['cookies'] as const,
  seen: () => callQuery(['cookies', 'seen'], 'getCookies', {}),
};
