import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserFailures, firstLines } from './browser-failures.mjs';
import { root } from './workspace-root.mjs';

/** The step of `npm test` that writes each report of Playwright. */
const STEP_OF = /** @type {const} */ ({
  'catalogue.json': 'catalogue',
  'attacks.json': 'attacks',
  'specified.json': '"specified services"',
  'playwright.json': 'journeys',
});

/** @typedef {'jest.json' | keyof typeof STEP_OF} ReportName */

/**
 * Returns how many tests the last run passed and failed, in the reports that Jest and Playwright wrote; a missing report
 * counts as nothing.
 *
 * @returns {{ passed: number, failed: number }}
 */
export function countTests() {
  const unit = existsSync(path('jest.json')) ? report('jest.json') : { numPassedTests: 0, numFailedTests: 0 };
  const browser = Object.keys(STEP_OF)
    .filter((name) => existsSync(path(name)))
    .map((name) => report(name).stats);
  return {
    passed: browser.reduce((sum, { expected }) => sum + expected, unit.numPassedTests),
    failed: browser.reduce((sum, { unexpected, flaky }) => sum + unexpected + flaky, unit.numFailedTests),
  };
}

/**
 * Returns the failures of the last run, with the first lines of each error, of browser tests the page, and the command that
 * repeats it.
 *
 * @param {ReportName} name
 * @returns {string}
 */
export function listFailures(name) {
  if (!existsSync(path(name))) return '    It wrote no report. Its output is above.';
  const command = name === 'jest.json' ? 'npm run unit --' : `npm test -- ${STEP_OF[name]} --only`;
  return failuresIn(name)
    .map(({ title, text, place }) => `✘ ${title}\n${text}\n    Again: ${command} ${place}`)
    .join('\n');
}

/**
 * Returns what to run again after the last run: files of unit tests, or places of browser tests. Empty without a report.
 *
 * @param {ReportName} name
 * @returns {readonly string[]}
 */
export function failedPlaces(name) {
  if (!existsSync(path(name))) return [];
  return [...new Set(failuresIn(name).map(({ place }) => place))];
}

/**
 * Removes the report of an earlier run, so that it is not mistaken for this run's.
 *
 * @param {ReportName} name
 */
export function forget(name) {
  rmSync(path(name), { force: true });
}

/** @param {ReportName} name */
function failuresIn(name) {
  return name === 'jest.json' ? failedUnits(report(name)) : browserFailures(report(name).suites);
}

function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const place = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [{ title: place, text: firstLines(message), place }] : [];
    return failed.map(({ fullName, failureMessages: [first = 'no message'] }) => ({
      title: fullName,
      text: firstLines(first),
      place,
    }));
  });
}

function report(name) {
  return JSON.parse(readFileSync(path(name), 'utf8'));
}

function path(name) {
  return join(root, 'reports', name);
}
