import type { SessionState } from '@tiffin/auth';
import { isRecord } from '@tiffin/contracts';
import { parseDeliveryLocation } from '@tiffin/domain';
import type { DeliveryLocation } from '@tiffin/domain';

/** The version of the stored value. Values of other versions are ignored. */
const VERSION = 1;

/** A location and whose it is: the id of the person who was signed in, null for a guest. */
export type KeptLocation = { readonly ownerId: string | null; readonly location: DeliveryLocation };

/** Returns a kept location as it is stored. */
export function toStored(kept: KeptLocation): unknown {
  return { version: VERSION, ...kept };
}

/** Parses a stored value. Returns null unless it is of this version and valid. */
export function parseKeptLocation(value: unknown): KeptLocation | null {
  if (!isRecord(value) || value['version'] !== VERSION) return null;
  const location = parseDeliveryLocation(value['location']);
  const { ownerId } = value;
  if (location === null || (ownerId !== null && typeof ownerId !== 'string')) return null;
  return { ownerId, location };
}

/**
 * Returns whether this session may see a location. A guest's location is everybody's who uses the browser. A signed-in
 * person's is theirs alone, because a home address is personal data.
 */
export function mayBeSeen({ ownerId }: KeptLocation, session: SessionState): boolean {
  return ownerId === null || ownerId === personIdOf(session);
}

/**
 * Returns what stays of a location when the session is known. Signing in makes a guest's location the person's, so
 * that signing out forgets it. Anybody else's location is forgotten.
 */
export function keptBy(kept: KeptLocation | null, session: SessionState): KeptLocation | null {
  if (kept === null || session.status === 'initialising') return kept;
  const personId = personIdOf(session);
  if (kept.ownerId === personId) return kept;
  return kept.ownerId === null ? { ...kept, ownerId: personId } : null;
}

/** Returns the id of the signed-in person; null for guests and while the session is unknown. */
export function personIdOf(session: SessionState): string | null {
  return 'externalUserId' in session ? session.externalUserId : null;
}
