type Report = (text: string) => void;

let report: Report | null = null;
const reported = new Set<string>();

/** Sets the reporter of missing sentences. It is called once for each; null removes it. */
export function setMissingMessageReporter(next: Report | null): void {
  report = next;
}

/**
 * Reports a missing sentence. It fails a test and is logged during development. In production the English
 * sentence replaces it if there is one, and the reporter is called.
 */
export function reportMissingMessage(locale: string, namespace: string, key: string): void {
  const text = `No message "${namespace}:${key}" in "${locale}"`;
  if (report !== null && !reported.has(text)) {
    reported.add(text);
    report(text);
  }
  if (process.env.NODE_ENV === 'production') return;
  if (process.env.NODE_ENV === 'test') throw new Error(text);
  console.error(text);
}
