const LONGEST_MS = 3000;
/** Where the browser does not tell. */
const GUESS_MS = 300;

let shown: Promise<void> = Promise.resolve();
let pictured = shown;

/** Names what the first screen waits for: late work comes after it, whether it comes or fails. */
export function awaitFirstScreen(screen: Promise<unknown>): void {
  shown = screen.catch(() => undefined).then(() => new Promise((resolve) => whenIdle(resolve)));
  pictured = shown.then(pictures);
}

/** Settles when the first screen is there, or after so many milliseconds. */
export function firstScreen(limitMs: number): Promise<void> {
  return within(limitMs, shown);
}

/** Settles when the first screen and its pictures are there, or after 3 s. */
export function firstPictures(): Promise<void> {
  return within(LONGEST_MS, pictured);
}

async function within(limitMs: number, moment: Promise<void>): Promise<void> {
  await Promise.race([moment, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

/**
 * Does what the first screen does not need, once that and its pictures are there, or too late, and the browser has time to
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

/** Those that nobody has put off. */
async function pictures(): Promise<void> {
  const due = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  const ended = (picture: HTMLImageElement): Promise<unknown> =>
    new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
  await Promise.all(due.map(ended));
}
