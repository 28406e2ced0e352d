import { versionOf } from '@tiffin/contracts';
import type { StoreEntry } from './registry/store-registry';

/** Returns to which version a remote is pinned, who did it, when and why; undefined without a pin. */
export function describePin(entry: StoreEntry | undefined): string | undefined {
  if (!entry?.pin) return undefined;
  const { at, by, why } = entry.pin;
  return `pinned to ${versionOf(entry)} since ${at} by ${by}${why === '' ? '' : ` (${why})`}`;
}
