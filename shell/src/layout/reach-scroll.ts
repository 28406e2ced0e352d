/** Time for late content to appear, in milliseconds. */
const HOLD_MS = 10_000;

/** A scroll to a position that is in progress or held. */
export type Reach = { readonly isUnderWay: () => boolean; readonly stop: () => void };

/**
 * Scrolls to `top` pixels and holds the position while content is still loading above or below. Stops when the
 * person scrolls, or some time after the position was reached.
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
  // The browser adjusts the position when content above grows. If the height is unchanged, the person scrolled.
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
