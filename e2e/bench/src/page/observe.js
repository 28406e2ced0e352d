// Runs in a measured page before the page's own scripts, unchanged.
{
  const figures = { menuMs: 0, firstPaintMs: 0, largestPaintMs: 0, blockedMs: 0 };
  globalThis.tiffinBench = figures;
  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaintMs = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (figures.firstPaintMs === 0 || startTime + duration > figures.firstPaintMs) {
      figures.blockedMs += Math.max(0, duration - 50);
    }
  });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main [data-item]')) return;
    observer.disconnect();
    // From here on the menu itself sends requests, first for its pictures.
    globalThis.tiffinMenuShown('');
    requestAnimationFrame(() => {
      figures.menuMs = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
}
