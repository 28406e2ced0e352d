import { expect } from '../fixtures';
import { LIMITS_MS } from './drilled-page';
import type { DrilledPage } from './drilled-page';
import type { Fault } from './faults';

/** Expects one report of the failure, with the remote, its version, one of its URLs and the cause. */
export async function expectOneReport(
  { reports, time, faulty, drilled }: DrilledPage,
  { name, cause, doublesReact }: Fault,
): Promise<void> {
  const found = (): readonly string[] => reports.filter((report) => report.includes(faulty.version));
  await time.passUntil(() => found().some((report) => cause.test(report)), 'the report', LIMITS_MS.report);
  // A second React is reported itself, and once more for the screen that it breaks.
  const those = doublesReact ? found().filter((report) => cause.test(report)) : found();
  expect(those, `reports of ${name}`).toHaveLength(1);
  const [report = ''] = those;
  expect(report).toMatch(cause);
  expect(report).toContain(`"remote":"${drilled.remote}"`);
  expect(report).toContain(`"version":"${faulty.version}"`);
  if (!doublesReact) expect(report).toContain(`/${drilled.remote}/${faulty.version}/`);
}
