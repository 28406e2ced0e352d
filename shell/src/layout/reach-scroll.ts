/**
 * Scrolls to so many pixels from the top, as soon as the page is that long: what it shows may still be on its way. Stops
 * when the person moves the page themselves. Gives its own undo.
 */
export function reachScroll(top: number): () => void {
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const observer = new ResizeObserver(go);
  const stop = (): void => {
    observer.disconnect();
    signs.forEach((sign) => window.removeEventListener(sign, stop));
  };
  function go(): void {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  }
  signs.forEach((sign) => window.addEventListener(sign, stop, { passive: true }));
  observer.observe(document.body);
  go();
  return stop;
}
