type Report = (text: string) => void;

let report: Report | null = null;
const reported = new Set<string>();

/** Hears of every sentence that nobody wrote, once each; null stops it. */
export function setMissingMessageReporter(next: Report | null): void {
  report = next;
}

/**
 * A sentence that nobody wrote. A test fails by it, a developer sees it in the console;
 * in production the English sentence stands in where there is one, and it is reported.
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
