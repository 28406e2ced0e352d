import { useSyncExternalStore } from 'react';

/** What an answer's whole seconds and its way here can make of a right clock. */
const noiseMs = 3000;

let skewMs = 0;
let heldMs: number | undefined;
const listeners = new Set<() => void>();

/** Learns the services' time from the Date header of a fresh answer: clocks of devices may be hours wrong. */
export function noteServerDate(headers: unknown): void {
  const date: unknown = headers instanceof Object ? Reflect.get(headers, 'date') : undefined;
  const seen = typeof date === 'string' ? Date.parse(date) - Date.now() : Number.NaN;
  if (Number.isNaN(seen) || Math.abs(seen - skewMs) <= noiseMs) return;
  skewMs = Math.abs(seen) <= noiseMs ? 0 : seen;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The services' time, in milliseconds since 1970; the device's until an answer has told it. */
export function serverNow(): number {
  return heldMs ?? Date.now() + skewMs;
}

/**
 * Holds the clock at a time, in milliseconds since 1970, until the returned function is called. While a page hydrates, this is
 * the time at which the server rendered it: the first render then shows the same times.
 */
export function holdClock(atMs: number): () => void {
  heldMs = atMs;
  return () => {
    heldMs = undefined;
  };
}

/** The services' clock minus the device's, in milliseconds. */
export function useServerSkew(): number {
  return useSyncExternalStore(listen, readSkew, () => 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSkew(): number {
  return skewMs;
}
