// Runs in a measured page before the page's own scripts, unchanged. `tiffinContent` is a selector.
{
  const figures = {
    readableMs: Number.NaN,
    usableMs: Number.NaN,
    firstPaintMs: 0,
    largestPaintMs: 0,
    largest: '',
    blockedMs: 0,
    shift: 0,
    hasScreen: false,
    hasData: false,
  };
  globalThis.tiffinBench = figures;
  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  const usable = (atMs) => {
    figures.usableMs = atMs;
    // From here on the screen itself sends requests, first for its pictures.
    globalThis.tiffinUsable('');
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    figures.largestPaintMs = startTime;
    figures.largest = `${element?.localName ?? 'removed'} ${url || (element?.textContent.trim().slice(0, 30) ?? '')}`;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (figures.firstPaintMs === 0 || startTime + duration > figures.firstPaintMs) {
      figures.blockedMs += Math.max(0, duration - 50);
    }
  });
  // As web-vitals: the largest sum of shifts less than 1 s apart and within 5 s.
  const session = { sum: 0, firstMs: 0, lastMs: 0 };
  watch('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = session.sum > 0 && startTime - session.lastMs < 1000 && startTime - session.firstMs < 5000;
    if (!goesOn) Object.assign(session, { sum: 0, firstMs: startTime });
    session.sum += value;
    session.lastMs = startTime;
    figures.shift = Math.max(figures.shift, session.sum);
  });
  watch('mark', ({ name, startTime }) => {
    if (name === 'tiffin: screen hydrated') usable(startTime);
  });
  // Deferred scripts, which empty the element, run after this event.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const told = JSON.parse(document.getElementById('tiffin-bootstrap')?.textContent || '{}');
    figures.hasScreen = told.renderedBuild !== undefined;
    figures.hasData = told.queries?.queries.length > 0;
  });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(globalThis.tiffinContent)) return;
    observer.disconnect();
    // Deferred scripts run when the document is parsed, so what is here before comes from the server.
    const isFromServer = document.readyState === 'loading';
    requestAnimationFrame(() => {
      figures.readableMs = performance.now();
      if (!isFromServer) usable(figures.readableMs);
    });
  }).observe(document, { childList: true, subtree: true });
}
