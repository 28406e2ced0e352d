import { urls } from '../urls';
import { LIMITS_MS } from './drilled-page';
import type { DrilledPage } from './drilled-page';
import { expectOneReact } from './expect-one-react';
import { expectOneReport } from './expect-one-report';
import type { Fault } from './faults';

/**
 * Expects that a failing remote is replaced by its previous version. Returns the milliseconds until it shows.
 */
export async function expectVersionBefore(drilledPage: DrilledPage, fault: Fault): Promise<number> {
  const { page, time, faulty, drilled, ready } = drilledPage;
  faulty.break(fault, { hasPrevious: true });
  await time.open(urls().shell + drilled.path);
  const readyMs = await time.passUntil(ready, 'the version before', LIMITS_MS.fallback);
  await expectOneReport(drilledPage, fault);
  await expectOneReact(page, fault);
  return readyMs;
}
