import { ApiError, getUser } from '@tiffin/api';
import type { Person } from '@tiffin/auth';
import type { Loaded } from './protocol/create-hosted-token';

/**
 * Returns the person of a host's token, from our own service. The host's own claims about its person are not
 * trusted.
 */
export async function loadPerson(accessToken: string): Promise<Loaded<Person>> {
  try {
    const user = await getUser({}, { accessToken });
    if (!user) return { kind: 'refused' };
    const { externalUserId, email, firstName, lastName } = user;
    return { kind: 'person', person: { externalUserId, email, firstName, lastName } };
  } catch (error) {
    return { kind: error instanceof ApiError && error.isRefusal ? 'refused' : 'unanswered' };
  }
}
