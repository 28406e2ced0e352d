import { isRecord } from '@tiffin/contracts';
import type { Person } from './session-state';

/**
 * Returns the claims of a JSON web token without verifying it (services do); an empty object for anything
 * else.
 */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** Returns the person in a token's claims, or null if they name none. */
export function personOf(claims: Readonly<Record<string, unknown>>): Person | null {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value : '';
  };
  if (text('sub') === '') return null;
  return {
    externalUserId: text('sub'),
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}
