import { limitTo } from '@tiffin/config/time-limit';

const LONGEST_MS = 3000;
/** Delay for browsers without `requestIdleCallback`. */
const GUESS_MS = 300;

let shown: Promise<void> = Promise.resolve();
let pictured = shown;

/** Sets the promise of the first screen. Deferred work starts after it settles, even if it rejects. */
export function awaitFirstScreen(screen: Promise<unknown>): void {
  shown = screen.catch(() => undefined).then(() => new Promise((resolve) => whenIdle(resolve)));
  pictured = shown.then(pictures);
}

/** Resolves when the first screen is rendered, or after `limitMs` milliseconds. */
export function firstScreen(limitMs: number): Promise<void> {
  return limitTo(limitMs, shown, undefined);
}

/** Resolves when the first screen and its pictures are loaded, or after 3 s. */
export function firstPictures(): Promise<void> {
  return limitTo(LONGEST_MS, pictured, undefined);
}

/**
 * Runs work that the first screen does not need. It waits for the first screen and its pictures, at most 3 s, and
 * then for the browser to be idle. Returns a function that cancels the work.
 */
export function afterLoad(work: () => void): () => void {
  let leave = (): void => clearTimeout(limit);
  const begin = (): void => {
    leave();
    leave = whenIdle(work);
  };
  const limit = setTimeout(begin, LONGEST_MS);
  const asked = leave;
  void pictured.then(() => leave === asked && begin());
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

/** Resolves when every picture has loaded or failed, without lazy ones. */
async function pictures(): Promise<void> {
  const due = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  const ended = (picture: HTMLImageElement): Promise<unknown> =>
    new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
  await Promise.all(due.map(ended));
}
