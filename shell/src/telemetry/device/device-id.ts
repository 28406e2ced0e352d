import { readCookie, writeCookie } from '@tiffin/config';
import { randomText } from './random-text';

const LENGTH = 30;
const DEVICE_ID = /^[A-Za-z0-9]{30}$/;
let ofThisPage: string | undefined;
let written: string | undefined;
let isKept = true;

/**
 * Returns the analytics device id: 30 random characters in a cookie of 365 days, which every visit renews
 * (specification 9). If the browser blocks cookies, or the person has not agreed where that is needed, each page has
 * its own id.
 */
export function deviceId(): string {
  if (!isKept) return (ofThisPage ??= randomText(LENGTH));
  const kept = readCookie('analyticsDeviceId');
  const id = kept !== null && DEVICE_ID.test(kept) ? kept : (ofThisPage ?? randomText(LENGTH));
  if (id !== written) writeCookie('analyticsDeviceId', id);
  written = id;
  ofThisPage = id;
  return id;
}

/** Gives this page an id of its own from now on. */
export function stopKeepingDeviceId(): void {
  isKept = false;
}

/** Keeps the id of this page in the cookie. */
export function keepDevice(): void {
  isKept = true;
}
