type BarHeight = '--cart-bar' | '--consent' | '--late-banner' | '--room-bar';

/**
 * Returns a ref that writes the height of a bar at the bottom of the window to the page, as a CSS variable, for as long as the bar
 * is shown. Its text and buttons may need several lines.
 */
export function publishHeight(variable: BarHeight): (bar: HTMLElement | null) => (() => void) | undefined {
  return (bar) => {
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => {
      // A bar that is hidden leaves the variable to the one that is shown.
      if (bar.offsetHeight > 0) document.documentElement.style.setProperty(variable, `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  };
}
