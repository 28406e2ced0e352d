import { COOKIES } from '@tiffin/config';
import { randomInt } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 30;
const DEVICE_ID = /^[A-Za-z0-9]{30}$/;

type Visit = {
  readonly cookies: Readonly<Record<string, string>>;
  /** The header Sec-Fetch-Dest. Browsers without it predate the cookie rules for frames. */
  readonly fetchDest: unknown;
};

/** Returns the analytics device id in the cookies (specification 9), or null. */
export function deviceIdOf(cookies: Readonly<Record<string, string>>): string | null {
  const id = cookies[COOKIES.analyticsDeviceId.name];
  return id !== undefined && DEVICE_ID.test(id) ? id : null;
}

/**
 * Returns the device of a visit. During a rollout, a page without an id gets a new one to store. A framed page does
 * not: it may be unable to store cookies, and would be a new device on every load.
 */
export async function deviceOfVisit(
  { cookies, fetchDest }: Visit,
  isRollingOut: () => Promise<boolean>,
): Promise<{ readonly id: string | null; readonly isNew: boolean }> {
  const known = deviceIdOf(cookies);
  const isPage = fetchDest === undefined || fetchDest === 'document';
  if (known !== null || !isPage || !(await isRollingOut())) return { id: known, isNew: false };
  const id = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return { id, isNew: true };
}
