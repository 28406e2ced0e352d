import { FLAG_DEFAULTS } from './flag-defaults';
import type { FlagKey, FlagValues } from './flag-defaults';

let current: FlagValues = FLAG_DEFAULTS;
const listeners = new Set<() => void>();

/** Whether a flag is on now. */
export function isFlagOn(key: FlagKey): boolean {
  return current[key];
}

/** Takes values of the flag service; the flags that it does not name have their defaults. */
export function setFlags(values: Partial<FlagValues>): void {
  current = { ...FLAG_DEFAULTS, ...values };
  listeners.forEach((listener) => listener());
}

/** Hears of every change of flags until the returned function is called. */
export function onFlagsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
