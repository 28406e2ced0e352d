import { readCookie } from '@tiffin/config';
import type { AnalyticsEvent } from '@tiffin/contracts';

const NAME = /^[a-zA-Z]{1,20}$/;
/** A service refuses a whole batch for one value with a line break or another control character. */
const VALUE = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

/** Returns who sent the person and why: the additional parameters of the cookie, under their own names. */
export function sentBy(): AnalyticsEvent['metadata'] {
  const parameters = new URLSearchParams(readCookie('additionalParameters') ?? '');
  return Object.fromEntries([...parameters].filter(([name, value]) => NAME.test(name) && VALUE.test(value)));
}
