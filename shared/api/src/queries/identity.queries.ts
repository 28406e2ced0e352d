import { callQuery } from './call.queries';

/** What the identity service knows of the person. */
export const identityQueries = {
  root: ['identity'] as const,
  account: (externalUserId: string) =>
    callQuery(['identity', 'account', externalUserId], 'getAccountInfo', {}),
};
