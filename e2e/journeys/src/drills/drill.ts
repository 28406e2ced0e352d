import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';
import { beginDrill } from './drilled-page';
import type { Drilled } from './drilled-page';
import { expectGap } from './expect-gap';
import { expectVersionBefore } from './expect-version-before';
import { faultsFor } from './faults';
import { startFaultyAssets } from './faulty-assets';

const DISH = 'Dal makhani';

/** Runs the faults of one remote, on one page of a person with a cart. */
export function drill(drilled: Drilled): void {
  const { remote, path } = drilled;
  const faults = faultsFor(remote);
  // A trace stores a picture of every step, and there are thousands of steps.
  test.use({ trace: 'off' });
  test(`[FED-01] [FED-04] ${remote} fails in many ways: the rest works, and it recovers without a reload`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(faults.length * 60_000);
    watch.expectTrouble(/^console: (?!content security policy)/);
    await openMenu(page);
    await addPlainItem(page, DISH);
    const faultyAssets = await startFaultyAssets();
    const drilledPage = await beginDrill(page, drilled, faultyAssets);
    for (const fault of faults) {
      await test.step(`${fault.name}: the panel names the missing part, the rest works, a retry restores it`, async () => {
        const ms = await expectGap(drilledPage, fault);
        console.log(`${remote}, ${fault.name}: ${ms} ms until the panel`);
      });
      await test.step(`${fault.name}: the previous version replaces it`, async () => {
        const ms = await expectVersionBefore(drilledPage, fault);
        console.log(`${remote}, ${fault.name}: ${ms} ms until the previous version`);
      });
    }

    await test.step('with a running clock: the panel is accessible, the line is in the cart', async () => {
      const { faulty } = drilledPage;
      await page.clock.resume();
      faulty.break(faults[0], { hasPrevious: false });
      await page.goto(urls().shell + path);
      await expectAccessible(page, `the gap of ${remote}`);
      faulty.mend();
      await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
      await expect(page.getByText(DISH).first()).toBeVisible();
    });
    await page.goto('about:blank');
    // An answer that is still under way would find its browser closed.
    await page.unrouteAll({ behavior: 'wait' });
    await faultyAssets.close();
  });
}
