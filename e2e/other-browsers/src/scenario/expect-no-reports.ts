/** Throws if a page has reported an error to the sandbox. */
export async function expectNoReports(sandbox: string): Promise<void> {
  const answer = await fetch(`${sandbox}/sandbox/errors`);
  const { reports }: { readonly reports: readonly unknown[] } = await answer.json();
  if (reports.length === 0) return;
  throw new Error(
    `Pages have reported errors:\n${reports.map((report) => JSON.stringify(report)).join('\n')}`,
  );
}
