import { ApiError, getUser } from '@tiffin/api';
import type { Person } from '@tiffin/auth';
import type { Loaded } from '@tiffin/embed';

/** Whose a host's token is, as our own service says: the host's own words about its person are not believed. */
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
