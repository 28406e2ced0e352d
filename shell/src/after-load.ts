const LONGEST_MS = 3000;
/** Where the browser does not tell. */
const GUESS_MS = 300;

let firstScreen: Promise<unknown> = Promise.resolve();

/** Names what the first screen waits for: late work comes after it, whether it comes or fails. */
export function awaitFirstScreen(screen: Promise<unknown>): void {
  firstScreen = screen.catch(() => undefined);
}

/**
 * Does what the first picture of a screen does not need, once that is there, or too late, and the browser has time to
 * spare; the result takes it back.
 */
export function afterLoad(work: () => void): () => void {
  let leave = (): void => clearTimeout(limit);
  const begin = (): void => {
    leave();
    leave = whenIdle(work);
  };
  const limit = setTimeout(begin, LONGEST_MS);
  const asked = leave;
  void firstScreen.then(() => leave === asked && begin());
  return () => {
    leave();
    leave = () => undefined;
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(handle);
}
