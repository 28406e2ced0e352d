const LONGEST_MS = 3000;
/** Where the browser does not tell. */
const GUESS_MS = 300;

/** Does what the first picture of a screen does not need, once the browser has time to spare; the result takes it back. */
export function afterLoad(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(handle);
}
