type Tags = Readonly<Record<string, string>>;
type Report = { readonly error: unknown; readonly tags: Tags };

const MOST_WAITING = 20;
const waiting: Report[] = [];
const known = new WeakSet<object>();
let take: ((report: Report) => void) | null = null;

/**
 * Reports an error that the page cannot recover from. Reports each error once, and queues reports until a handler
 * is set.
 */
export function reportError(error: unknown, tags: Tags = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  if (take) take({ error, tags });
  else if (waiting.length < MOST_WAITING) waiting.push({ error, tags });
}

/** Sets the handler of all later reports, and passes it the queued ones. */
export function takeErrorReports(handler: (report: Report) => void): void {
  take = handler;
  waiting.splice(0).forEach(handler);
}

/** Reports the page's uncaught errors and unhandled rejections. */
export function watchUncaughtErrors(page: Window): void {
  page.addEventListener('error', (event: ErrorEvent) => {
    const { error } = event;
    // An event without an error is a resource that failed to load, or a script of another origin.
    if (!(error instanceof Error)) return;
    // Wait until later listeners have run: one of them may handle the error.
    setTimeout(() => {
      if (!event.defaultPrevented) reportError(error);
    });
  });
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) reportError(reason);
  });
}
