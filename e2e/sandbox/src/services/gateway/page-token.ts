import { refuse } from '../../errors/refuse';

const LIFE_MS = 15 * 60_000;

/** A token that leads on to the entry at `offset` for a quarter of an hour. */
export function pageToken(offset: number, now: number): string {
  return Buffer.from(`${offset}.${now}`).toString('base64url');
}

/** The offset of a token, 0 without one; INVALID_PARAMETER on nextPageToken once it has run out (specification 8). */
export function offsetOf(token: string | undefined, now: number): number {
  if (token === undefined) return 0;
  const [, offset, made] = /^(\d{1,6})\.(\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (offset === undefined || made === undefined || Number(made) + LIFE_MS < now)
    return refuse(400, 'INVALID_PARAMETER', 'nextPageToken');
  return Number(offset);
}
