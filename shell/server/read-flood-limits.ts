import { readTimeLimits } from '@tiffin/server-limits';
import type { TimeLimits } from '@tiffin/server-limits';
import type { SettingReader } from './setting-reader';

/** The server's limits against floods of requests. */
export type FloodLimits = {
  readonly times: TimeLimits;
  /** Multiplies every rate limit. */
  readonly factor: number;
  /** Client IPs without a limit. */
  readonly allowed: readonly string[];
  /** IPs of the proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /**
   * The services' PostgreSQL database, in which several processes share their counts; null for a single process.
   */
  readonly storeUrl: string | null;
};

/** Returns the limits from the settings. The defaults suit one machine. */
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
