import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-root.mjs';

/**
 * How many tests the last run passed and failed, read from the reports that Jest and Playwright wrote.
 *
 * @returns {{ passed: number, failed: number }}
 */
export function countTests() {
  const unit = report('jest.json');
  const { stats } = report('playwright.json');
  return {
    passed: unit.numPassedTests + stats.expected,
    failed: unit.numFailedTests + stats.unexpected + stats.flaky,
  };
}

function report(name) {
  return JSON.parse(readFileSync(join(root, 'reports', name), 'utf8'));
}
