import { isRecord } from '@tiffin/contracts';
import type { LoginClient } from './check-login-client';
import type { Person } from './session-state';

const LIMIT_MS = 3000;

/**
 * Reads the account of a token's bearer from the provider (specification 7). Rejects on any answer without id and
 * email.
 */
export async function readAccount({ url, realm }: LoginClient, token: string | null): Promise<Person> {
  const answer = await fetch(`${url}/realms/${encodeURIComponent(realm)}/account`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token ?? ''}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const account: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(account) || typeof account['id'] !== 'string' || typeof account['email'] !== 'string')
    throw new Error(`The provider's account could not be read (${answer.status})`);
  return {
    externalUserId: account['id'],
    email: account['email'],
    firstName: String(account['firstName'] ?? ''),
    lastName: String(account['lastName'] ?? ''),
  };
}
