type Tags = Readonly<Record<string, string>>;
type Report = { readonly error: unknown; readonly tags: Tags };

const MOST_WAITING = 20;
const waiting: Report[] = [];
const known = new WeakSet<object>();
let take: ((report: Report) => void) | null = null;

/** Something went wrong that nobody here can mend; each error counts once. Kept until somebody takes the reports. */
export function reportError(error: unknown, tags: Tags = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  if (take) take({ error, tags });
  else if (waiting.length < MOST_WAITING) waiting.push({ error, tags });
}

/** Hands over every report from now on, and those made before. */
export function takeErrorReports(handler: (report: Report) => void): void {
  take = handler;
  waiting.splice(0).forEach(handler);
}

/** Reports what nobody caught in this page. */
export function watchUncaughtErrors(page: Window): void {
  page.addEventListener('error', (event: ErrorEvent) => {
    const { error } = event;
    // Without an error it is a resource that did not load, or a script of another origin.
    if (!(error instanceof Error)) return;
    // Later: whoever takes it over listens since later.
    setTimeout(() => {
      if (!event.defaultPrevented) reportError(error);
    });
  });
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) reportError(reason);
  });
}
