const HELD_MS = 3000;
const SIGNS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to so many pixels from the top and stays there for 3 s: what the page shows may still be on its way, also above.
 * Stops when the person moves the page themselves. Gives its own undo.
 */
export function reachScroll(top: number): () => void {
  const go = (): void => {
    window.scrollTo(0, top);
  };
  const observer = new ResizeObserver(go);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    SIGNS.forEach((sign) => {
      window.removeEventListener(sign, stop);
    });
  };
  const timer = setTimeout(stop, HELD_MS);
  SIGNS.forEach((sign) => {
    window.addEventListener(sign, stop, { passive: true });
  });
  observer.observe(document.body);
  go();
  return stop;
}
