import type { FlagKey, FlagValues } from '@tiffin/config';
import { isRecord } from '@tiffin/contracts';
import { isFlagKey } from './is-flag-key';

/**
 * Returns the known flags of a bulk evaluation, `{ flags: [{ key, value }] }`. A flag that is unknown or not boolean is left out.
 * Returns undefined for a body of another shape.
 */
export function flagValues(body: unknown): Partial<FlagValues> | undefined {
  if (!isRecord(body) || !Array.isArray(body.flags)) return undefined;
  const entries = body.flags.flatMap((flag: unknown): readonly (readonly [FlagKey, boolean])[] => {
    if (!isRecord(flag) || typeof flag.key !== 'string' || typeof flag.value !== 'boolean') return [];
    return isFlagKey(flag.key) ? [[flag.key, flag.value]] : [];
  });
  return Object.fromEntries(entries);
}
