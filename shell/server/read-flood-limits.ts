import { readTimeLimits } from '@tiffin/server-limits';
import type { TimeLimits } from '@tiffin/server-limits';
import type { SettingReader } from './setting-reader';

/** What the server holds against floods. */
export type FloodLimits = {
  readonly times: TimeLimits;
  /** Multiplies every rate limit. */
  readonly factor: number;
  /** Client addresses without a limit. */
  readonly allowed: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** The services' PostgreSQL database, in which several processes count together; null for one process. */
  readonly storeUrl: string | null;
};

/** Reads the limits, with the defaults of one machine. */
export function readFloodLimits(
  read: SettingReader,
  env: Readonly<Record<string, string | undefined>>,
): FloodLimits {
  const store = read.text('TIFFIN_RATE_LIMIT_STORE', 'none');
  if (store !== 'none' && !/^postgres(?:ql)?:\/\//.test(store))
    read.refuse('TIFFIN_RATE_LIMIT_STORE', 'must be the URL of a PostgreSQL database, or none');
  return {
    times: readTimeLimits(env),
    factor: read.wholeNumber('TIFFIN_RATE_LIMIT_FACTOR', 1),
    allowed: read.list('TIFFIN_RATE_LIMIT_ALLOWED', 'none'),
    trustedProxies: read.list('TIFFIN_TRUSTED_PROXIES', 'none'),
    storeUrl: store === 'none' ? null : store,
  };
}
