import { randomText } from '../device/random-text';

const KEY = 'tiffin_visit';
const LENGTH = 30;
let ofThisPage: string | undefined;

/**
 * Returns the id of one visit: of a tab from its first page to its end, or of one page if nothing can be
 * stored.
 */
export function visitId(): string {
  return (ofThisPage ??= keptId());
}

function keptId(): string {
  const fresh = randomText(LENGTH);
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null && /^[A-Za-z0-9]{30}$/.test(kept)) return kept;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // Blocked storage stores nothing.
  }
  return fresh;
}
