import { CommandError } from './command-error.mjs';

/** How many steps of one thread run at once. Two cores are what continuous integration has. */
const AT_ONCE = 2;

/**
 * One step of a run. `needs` names earlier steps that must pass before this one is useful. A step of one thread runs
 * beside others of its kind, so its `work` gives its output to `log` instead of the terminal.
 *
 * @typedef {(text: string) => void} Log
 * @typedef {{ readonly name: string, readonly needs: readonly string[], readonly hasOneThread?: boolean,
 *   readonly work: (log: Log) => Promise<void> }} Step
 * @typedef {{ readonly name: string, readonly seconds: number }} Timed
 * @typedef {Timed & ({ readonly ended: 'passed' } | { readonly ended: 'failed', readonly why: string }
 *   | { readonly ended: 'not run', readonly why: string })} StepResult
 */

/**
 * Runs the steps in order, neighbours of one thread two at a time, and returns the result of each. A failed step stops
 * only the steps that need it. Logs the end of each step and, if the last run took its time, how long the others need.
 *
 * @param {readonly Step[]} steps
 * @param {Log} log
 * @param {import('./last-run.mjs').LastRun} [last]
 * @returns {Promise<readonly StepResult[]>}
 */
export async function runSteps(steps, log, last = {}) {
  /** @type {Map<Step, StepResult>} */
  const results = new Map();
  /** @param {Step} step */
  const runOne = async (step) => {
    const { result, output } = await runStep(step, [...results.values()], log);
    results.set(step, result);
    const left = steps.filter((other) => !results.has(other));
    log([...output, `${endOf(result)}${timeLeft(left, last)}`].join('\n'));
  };
  for (const group of sideBySide(steps)) {
    const waiting = [...group];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}

/**
 * Runs the steps to their end and logs a summary. Throws CommandError if a step did not pass.
 *
 * @param {readonly Step[]} steps
 * @param {Log} log
 */
export async function runAllSteps(steps, log) {
  const results = await runSteps(steps, log);
  log(`\n${summarise(results)}`);
  const missed = results.filter(({ ended }) => ended !== 'passed').length;
  if (missed > 0) throw new CommandError(`${missed} of ${results.length} steps did not pass.`);
}

/** Groups neighbours of one thread. Every other step is alone. @param {readonly Step[]} steps */
function sideBySide(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.hasOneThread && last?.[0]?.hasOneThread) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep({ name, needs, hasOneThread = false, work }, results, log) {
  const missing = results.find((result) => result.ended !== 'passed' && needs.includes(result.name));
  if (missing)
    return { result: { name, seconds: 0, ended: 'not run', why: `It needs "${missing.name}".` }, output: [] };
  const texts = [`\n── ${name}`];
  if (!hasOneThread) log(texts.splice(0).join('\n'));
  const beganAt = Date.now();
  const outcome = await outcomeOf(() => work((text) => texts.push(text)));
  if (outcome.ended === 'failed') texts.push(`\n${outcome.why}`);
  return { result: { name, seconds: (Date.now() - beganAt) / 1000, ...outcome }, output: texts };
}

/** @param {StepResult} result */
function endOf({ name, seconds, ended }) {
  return `${ended.padEnd(7)} ${seconds.toFixed(1).padStart(7)} s  ${name}`;
}

/** Says how long these steps need, in the words of a log; nothing if one of them never ran whole on this machine. */
function timeLeft(steps, last) {
  const seconds = steps.map(({ name }) => last[name]?.seconds);
  if (seconds.length === 0 || seconds.includes(undefined)) return '';
  const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
  return `, about ${minutes < 1 ? 'a minute' : `${Math.round(minutes)} min`} left`;
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
  const lines = results.map(endOf);
  const reasons = results.flatMap((result) =>
    result.ended === 'passed' ? [] : [`\n── ${result.name} (${result.ended})\n${result.why}`],
  );
  return [...lines, ...reasons].join('\n');
}
