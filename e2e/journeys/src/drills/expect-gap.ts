import { urls } from '../urls';
import { LIMITS_MS } from './drilled-page';
import type { Drilled, DrilledPage } from './drilled-page';
import { expectOneReact } from './expect-one-react';
import { expectOneReport } from './expect-one-report';
import { WELL_AGAIN } from './faults';
import type { Fault } from './faults';

/**
 * Expects a failing remote without a previous version: the page names what is missing, everything else works,
 * and "Try again" restores it once it is available. Returns the milliseconds until the page says so.
 */
export async function expectGap(drilledPage: DrilledPage, fault: Fault): Promise<number> {
  const { page, time, faulty, drilled, home, cart, title, ready } = drilledPage;
  // A second React does not break every screen.
  const panel = fault.doublesReact ? title : title.filter({ hasText: wordsOf(fault, drilled) });
  faulty.break(fault, { hasPrevious: false });
  await time.open(urls().shell + drilled.path);
  await time.passUntil(home, 'the shell', LIMITS_MS.shell);
  const panelMs = await time.passUntil(panel, 'the panel', LIMITS_MS.fallback);
  await expectOneReport(drilledPage, fault);
  await time.passUntil(cart, 'the cart', LIMITS_MS.shell);
  const elsewhere = await drilled.goElsewhere(page);
  await time.passUntil(elsewhere, 'another page', LIMITS_MS.shell);
  await page.goBack({ waitUntil: 'commit' });
  await time.passUntil(panel, 'the panel again', LIMITS_MS.fallback);
  await expectOneReact(page, fault);
  if (fault.doublesReact) return panelMs;

  faulty.mend();
  await page.evaluate(() => Reflect.set(globalThis, 'isDrillOver', true));
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await time.passUntil(ready.or(page.getByText(WELL_AGAIN)), 'the screen', LIMITS_MS.fallback);
  await time.passUntil(cart, 'the cart', LIMITS_MS.shell);
  return panelMs;
}

function wordsOf(fault: Fault, { missing }: Drilled): string {
  return 'spoil' in fault && fault.breaksInRender ? 'Something went wrong.' : missing;
}
