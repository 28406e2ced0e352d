/**
 * Runs work as soon as the browser is idle, at the latest after `limitMs`; without support for idleness after
 * `guessMs`. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, limitMs: number, guessMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, guessMs);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work, { timeout: limitMs });
  return () => {
    cancelIdleCallback(handle);
  };
}
