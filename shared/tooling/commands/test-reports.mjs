import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserFailures, firstLines } from './browser-failures.mjs';
import { root } from './workspace-root.mjs';

/** @typedef {'jest.json' | 'playwright.json' | 'attacks.json' | 'specified.json'} ReportName */

/** @type {readonly ReportName[]} */
const browserReports = ['attacks.json', 'specified.json', 'playwright.json'];

/**
 * Returns how many tests the last run passed and failed, in the reports that Jest and Playwright wrote; a missing report
 * counts as nothing.
 *
 * @returns {{ passed: number, failed: number }}
 */
export function countTests() {
  const unit = existsSync(path('jest.json')) ? report('jest.json') : { numPassedTests: 0, numFailedTests: 0 };
  const browser = browserReports.filter((name) => existsSync(path(name))).map((name) => report(name).stats);
  return {
    passed: browser.reduce((sum, { expected }) => sum + expected, unit.numPassedTests),
    failed: browser.reduce((sum, { unexpected, flaky }) => sum + unexpected + flaky, unit.numFailedTests),
  };
}

/**
 * Returns the failures of the last run, with the first lines of each error, and of browser tests the page.
 *
 * @param {ReportName} name
 * @returns {string}
 */
export function listFailures(name) {
  if (!existsSync(path(name))) return '    It wrote no report. Its output is above.';
  const failures = name === 'jest.json' ? failedUnits(report(name)) : browserFailures(report(name).suites);
  return failures.map(({ title, text }) => `✘ ${title}\n${text}`).join('\n');
}

/**
 * Removes the report of an earlier run, so that it is not mistaken for this run's.
 *
 * @param {ReportName} name
 */
export function forget(name) {
  rmSync(path(name), { force: true });
}

function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [{ title: name, text: firstLines(message) }] : [];
    return failed.map(({ fullName, failureMessages: [first = 'no message'] }) => ({
      title: fullName,
      text: firstLines(first),
    }));
  });
}

function report(name) {
  return JSON.parse(readFileSync(path(name), 'utf8'));
}

function path(name) {
  return join(root, 'reports', name);
}
