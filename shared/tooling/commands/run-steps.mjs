/**
 * One step of a run. `needs` names earlier steps that must pass before this one is useful.
 *
 * @typedef {{ readonly name: string, readonly needs: readonly string[], readonly work: () => Promise<void> }} Step
 * @typedef {{ readonly name: string, readonly seconds: number }} Timed
 * @typedef {Timed & ({ readonly ended: 'passed' } | { readonly ended: 'failed', readonly why: string }
 *   | { readonly ended: 'not run', readonly why: string })} StepResult
 */

/**
 * Runs the steps in order and returns the result of each. A failed step stops only the steps that need it.
 *
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} log
 * @returns {Promise<readonly StepResult[]>}
 */
export async function runSteps(steps, log) {
  /** @type {StepResult[]} */
  const results = [];
  for (const { name, needs, work } of steps) {
    const missing = results.find((result) => result.ended !== 'passed' && needs.includes(result.name));
    if (missing) {
      results.push({ name, seconds: 0, ended: 'not run', why: `It needs "${missing.name}".` });
      continue;
    }
    log(`\n── ${name}`);
    const beganAt = Date.now();
    const outcome = await outcomeOf(work);
    if (outcome.ended === 'failed') log(`\n${outcome.why}`);
    results.push({ name, seconds: (Date.now() - beganAt) / 1000, ...outcome });
  }
  return results;
}

async function outcomeOf(work) {
  try {
    await work();
    return { ended: 'passed' };
  } catch (error) {
    return { ended: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Returns one summary: a line for each step, then the output of every failed one.
 *
 * @param {readonly StepResult[]} results
 * @returns {string}
 */
export function summarise(results) {
  const lines = results.map(
    ({ name, seconds, ended }) => `${ended.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const reasons = results.flatMap((result) =>
    result.ended === 'passed' ? [] : [`\n── ${result.name} (${result.ended})\n${result.why}`],
  );
  return [...lines, ...reasons].join('\n');
}
