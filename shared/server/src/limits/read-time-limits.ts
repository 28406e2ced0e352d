import { requestSeconds } from '../settings';
import type { SettingReader } from '../settings';
import type { TimeLimits } from './time-limits';

/** Slow phones need the standard half a minute for a body. Answers that a bank delays take up to two minutes. */
const SILENCE_MS = 180_000;
const KEEP_ALIVE_MS = 72_000;

/** Returns the timeouts of a server. The headers of a request have a third of its time. */
export function readTimeLimits({ read }: Pick<SettingReader, 'read'>): TimeLimits {
  const requestMs = Math.ceil(read(requestSeconds) * 1000);
  return {
    requestMs,
    headersMs: Math.ceil(requestMs / 3),
    silenceMs: SILENCE_MS,
    keepAliveMs: KEEP_ALIVE_MS,
  };
}
