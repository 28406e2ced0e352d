import { readCookie, writeCookie } from '@tiffin/config';
import { randomText } from './random-text';

const LENGTH = 30;
const DEVICE_ID = /^[A-Za-z0-9]{30}$/;
let ofThisPage: string | undefined;

/**
 * Returns the analytics device id: 30 random characters in a cookie of 365 days, which every visit renews
 * (specification 9). If the browser blocks cookies, each page has its own id.
 */
export function deviceId(): string {
  const kept = readCookie('analyticsDeviceId');
  const id = kept !== null && DEVICE_ID.test(kept) ? kept : (ofThisPage ?? randomText(LENGTH));
  if (id !== ofThisPage) writeCookie('analyticsDeviceId', id);
  ofThisPage = id;
  return id;
}
