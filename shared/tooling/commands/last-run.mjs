import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace-root.mjs';

const FILE = join(root, '.tiffin/cache/last-run.json');

/**
 * How each step of `npm test` ended the last time on this machine, and how long it took when it last ran whole.
 *
 * @typedef {Readonly<Record<string, { readonly ended: import('./run-steps.mjs').StepResult['ended'], readonly seconds?: number }>>} LastRun
 */

/** @returns {LastRun} empty before the first run */
export function readLastRun(file = FILE) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Remembers results for the next run.
 *
 * @param {readonly import('./run-steps.mjs').StepResult[]} results
 * @param {{ isPart?: boolean, file?: string }} [options] isPart: the steps ran only some of their tests, so their seconds say nothing
 */
export function keepRun(results, { isPart = false, file = FILE } = {}) {
  const last = readLastRun(file);
  const entries = results.map(({ name, ended, seconds }) => {
    const isWhole = ended === 'passed' && !isPart;
    return [name, { ended, seconds: isWhole ? seconds : last[name]?.seconds }];
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...last, ...Object.fromEntries(entries) }));
}
