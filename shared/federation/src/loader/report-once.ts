type Report = (error: Error, remote?: string) => void;

/** Hands on every error that was not told on this page before: one sentence, one report, however many meet with it. */
export function reportOnce(report: Report): Report {
  const told = new Set<string>();
  return (error, remote) => {
    const sentence = `${remote} ${error.message}`;
    if (told.has(sentence)) return;
    told.add(sentence);
    report(error, remote);
  };
}
