import type { TimeLimits } from './time-limits';

/** Slow phones need this long for a body. Answers that a bank delays take up to two minutes. */
const STANDARD: TimeLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 180_000,
  keepAliveMs: 72_000,
};

/**
 * Returns the timeouts of a server. TIFFIN_REQUEST_SECONDS is how long a request may take to arrive (30); its
 * headers may take a third of that. Throws unless it is a number above 0.
 */
export function readTimeLimits(env: Readonly<Record<string, string | undefined>>): TimeLimits {
  const text = env['TIFFIN_REQUEST_SECONDS'];
  if (!text) return STANDARD;
  const seconds = Number(text);
  if (!Number.isFinite(seconds) || seconds <= 0)
    throw new Error(`TIFFIN_REQUEST_SECONDS must be a number above 0, but is "${text}".`);
  const requestMs = Math.ceil(seconds * 1000);
  return { ...STANDARD, requestMs, headersMs: Math.ceil(requestMs / 3) };
}
