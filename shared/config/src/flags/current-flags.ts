import { FLAG_DEFAULTS } from './flag-defaults';
import type { FlagKey, FlagValues } from './flag-defaults';

let current: FlagValues = FLAG_DEFAULTS;
const listeners = new Set<() => void>();

/** Returns whether a flag is on now. */
export function isFlagOn(key: FlagKey): boolean {
  return current[key];
}

/** Sets values of the flag service. Flags that it does not name get their defaults. */
export function setFlags(values: Partial<FlagValues>): void {
  current = { ...FLAG_DEFAULTS, ...values };
  listeners.forEach((listener) => listener());
}

/** Subscribes to changes of flags. Returns the function that unsubscribes. */
export function onFlagsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
