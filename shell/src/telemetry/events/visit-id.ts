import { storedText } from '@tiffin/config/storage';
import { randomText } from '../device/random-text';

const stored = storedText('sessionStorage', 'tiffin_visit');
const LENGTH = 30;
let ofThisPage: string | undefined;

/**
 * Returns the id of one visit: of a tab from its first page to its end, or of one page if nothing can be
 * stored.
 */
export function visitId(): string {
  return (ofThisPage ??= keptId());
}

/** Removes the id of the visit. */
export function forgetVisit(): void {
  stored.remove();
}

function keptId(): string {
  const kept = stored.read();
  if (kept !== null && /^[A-Za-z0-9]{30}$/.test(kept)) return kept;
  const fresh = randomText(LENGTH);
  stored.write(fresh);
  return fresh;
}
