/**
 * A sentence that nobody wrote. A test fails by it, a developer sees it in the console;
 * in production the English sentence stands in where there is one.
 */
export function reportMissingMessage(locale: string, namespace: string, key: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `No message "${namespace}:${key}" in "${locale}"`;
  if (process.env.NODE_ENV === 'test') throw new Error(text);
  console.error(text);
}
