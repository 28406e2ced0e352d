import { COOKIES } from '@tiffin/config';
import { randomInt } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 30;
const DEVICE_ID = /^[A-Za-z0-9]{30}$/;

type Visit = {
  readonly cookies: Readonly<Record<string, string>>;
  /** The header Sec-Fetch-Dest; browsers without it are older than frames' cookie rules. */
  readonly fetchDest: unknown;
};

/** The analytics device id that a browser sent (specification 9); null where it has none. */
export function deviceIdOf(cookies: Readonly<Record<string, string>>): string | null {
  const id = cookies[COOKIES.analyticsDeviceId.name];
  return id !== undefined && DEVICE_ID.test(id) ? id : null;
}

/**
 * The device of a visit. Where a rollout asks for it and the browser has no id yet, the page gets a new one, to be kept;
 * but not in a frame, which may keep no cookie and would be another device with every page.
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
