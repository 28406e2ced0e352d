/** A page that is blocked this long by one task is on a device too slow to move pages, in milliseconds. */
const SLOW_TASK_MS = 200;

/** Calls `onSlow` if a task has blocked this page too long, also before the call. Only where the browser reports long tasks. */
export function whenSlow(onSlow: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ duration }) => duration >= SLOW_TASK_MS)) return;
    observer.disconnect();
    onSlow();
  });
  observer.observe({ type: 'longtask', buffered: true });
}
