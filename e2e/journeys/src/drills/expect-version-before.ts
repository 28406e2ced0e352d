import { urls } from '../urls';
import { LIMITS_MS } from './drilled-page';
import type { DrilledPage } from './drilled-page';
import { expectOneReact } from './expect-one-react';
import { expectOneReport } from './expect-one-report';
import type { Fault } from './faults';

/** The remote fails and has a version before it: that is shown. Gives the milliseconds until it is. */
export async function expectVersionBefore(drilledPage: DrilledPage, fault: Fault): Promise<number> {
  const { page, time, faulty, drilled, ready } = drilledPage;
  faulty.break(fault, { hasPrevious: true });
  await time.open(urls().shell + drilled.path);
  const readyMs = await time.passUntil(ready, 'the version before', LIMITS_MS.fallback);
  await expectOneReport(drilledPage, fault);
  await expectOneReact(page, fault);
  return readyMs;
}
