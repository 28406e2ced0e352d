import { createHash } from 'node:crypto';
import { refuse } from '../../errors/refuse';

const LIFE_MS = 15 * 60_000;

/** Returns a token for the entry at `offset` of one search. It is valid for a quarter of an hour. */
export function pageToken(offset: number, search: string, now: number): string {
  return Buffer.from(`${offset}.${now}.${markOf(search)}`).toString('base64url');
}

/**
 * Returns the offset of a token, 0 without one. Refuses with INVALID_PARAMETER on nextPageToken if it is
 * expired, invalid or of another search (specification 8).
 */
export function offsetOf(token: string | undefined, search: string, now: number): number {
  if (token === undefined) return 0;
  const text = Buffer.from(token, 'base64url').toString();
  const [, offset, made, mark] = /^(\d{1,6})\.(\d{1,15})\.([\w-]{8})$/.exec(text) ?? [];
  if (offset === undefined || made === undefined || Number(made) + LIFE_MS < now || mark !== markOf(search))
    return refuse(400, 'INVALID_PARAMETER', 'nextPageToken');
  return Number(offset);
}

function markOf(search: string): string {
  return createHash('sha256').update(search).digest('base64url').slice(0, 8);
}
