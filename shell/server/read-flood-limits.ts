import { readTimeLimits } from '@tiffin/server/limits';
import type { TimeLimits } from '@tiffin/server/limits';
import { rateLimitAllowed, rateLimitFactor, trustedProxies } from '@tiffin/server/settings';
import type { SettingReader } from '@tiffin/server/settings';
import { rateLimitStore } from './declared/server-settings';
import { readDatabaseUrl } from './read-database-url';

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
export function readFloodLimits(reader: SettingReader): FloodLimits {
  const { read } = reader;
  return {
    times: readTimeLimits(reader),
    factor: read(rateLimitFactor),
    allowed: read(rateLimitAllowed),
    trustedProxies: read(trustedProxies),
    storeUrl: readDatabaseUrl(reader, rateLimitStore),
  };
}
