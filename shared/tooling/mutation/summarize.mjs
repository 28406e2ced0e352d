/** The results of an area's mutants. `score` is the per cent that tests noticed, without the ignored ones. */
/** @typedef {{ area: string, mutants: number, killed: number, survived: number, timeout: number, noCoverage: number, score: number }} Summary */

/**
 * Counts mutants by their result. A mutant that never ends counts as noticed by the timeout. A mutant that
 * cannot run (an error) does not count.
 *
 * @param {string} area
 * @param {readonly { readonly status: string }[]} results as Stryker gives them
 * @returns {Summary}
 */
export function summarize(area, results) {
  const count = (wanted) => results.filter(({ status }) => status === wanted).length;
  const [killed, timeout, survived, noCoverage] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const mutants = killed + timeout + survived + noCoverage;
  const score = mutants === 0 ? 0 : (100 * (killed + timeout)) / mutants;
  return { area, mutants, killed, survived, timeout, noCoverage, score };
}

/**
 * Returns the summaries as lines of a table.
 *
 * @param {readonly Summary[]} summaries
 * @returns {readonly string[]}
 */
export function tableOf(summaries) {
  const rows = summaries.map(({ area, mutants, killed, survived, timeout, noCoverage, score }) => [
    area,
    ...[mutants, killed, survived, timeout, noCoverage].map(String),
    score.toFixed(1),
  ]);
  const head = ['area', 'mutants', 'killed', 'survived', 'timeout', 'no coverage', 'score'];
  const widths = head.map((title, at) => Math.max(...[head, ...rows].map((row) => row[at].length)));
  return [head, ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
  );
}
