import { readCookie, writeCookie } from '@tiffin/config';
import { randomText } from './random-text';

const LENGTH = 30;
const DEVICE_ID = /^[A-Za-z0-9]{30}$/;
let ofThisPage: string | undefined;

/**
 * The analytics device id: 30 random characters in a cookie of 365 days, which every visit prolongs (specification 9).
 * Where the browser keeps cookies from us, a page has an id of its own.
 */
export function deviceId(): string {
  const kept = readCookie('analyticsDeviceId');
  const id = kept !== null && DEVICE_ID.test(kept) ? kept : (ofThisPage ?? randomText(LENGTH));
  if (id !== ofThisPage) writeCookie('analyticsDeviceId', id);
  ofThisPage = id;
  return id;
}
