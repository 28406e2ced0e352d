/** Resolves when the page's deferred scripts have run. */
export async function afterPageScripts(): Promise<void> {
  const [page] = performance.getEntriesByType('navigation');
  if (page instanceof PerformanceNavigationTiming && page.domContentLoadedEventEnd > 0) return;
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
