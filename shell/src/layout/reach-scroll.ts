/** What a screen shows late comes within this time, in milliseconds. */
const HOLD_MS = 10_000;

/** A page on its way to a place, or held there. */
export type Reach = { readonly isUnderWay: () => boolean; readonly stop: () => void };

/**
 * Scrolls to so many pixels from the top and holds the page there while what it shows is still on its way, above or below.
 * Stops when the person moves the page themselves, and some time after the place was reached.
 */
export function reachScroll(top: number): Reach {
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const before = { capture: true, passive: true } as const;
  const page = document.documentElement;
  let height = 0;
  let isUnderWay = true;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(go);
  const stop = (): void => {
    isUnderWay = false;
    clearTimeout(limit);
    observer.disconnect();
    window.removeEventListener('scroll', follow, before);
    signs.forEach((sign) => window.removeEventListener(sign, stop));
  };
  function go(): void {
    height = page.scrollHeight;
    window.scrollTo(0, top);
    if (height - window.innerHeight >= top) limit ??= setTimeout(stop, HOLD_MS);
  }
  // The browser moves the page by itself where it grows above what is seen; a page that did not grow was moved by somebody.
  function follow(): void {
    if (page.scrollHeight !== height) go();
    else if (limit !== undefined && Math.abs(window.scrollY - top) > 1) stop();
  }
  signs.forEach((sign) => window.addEventListener(sign, stop, { passive: true }));
  window.addEventListener('scroll', follow, before);
  observer.observe(document.body);
  go();
  return { isUnderWay: () => isUnderWay, stop };
}
