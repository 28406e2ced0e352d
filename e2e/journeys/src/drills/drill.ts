import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';
import { beginDrill } from './drilled-page';
import type { Drilled } from './drilled-page';
import { expectGap } from './expect-gap';
import { expectVersionBefore } from './expect-version-before';
import { FAULTS } from './faults';
import { startFaultyAssets } from './faulty-assets';

const DISH = 'Dal makhani';

/** Every fault of one remote, on one page of one person who has a cart. */
export function drill(drilled: Drilled): void {
  const { remote, path } = drilled;
  // A trace keeps a picture of every step, and of steps there are thousands.
  test.use({ trace: 'off' });
  test(`[FED-01] [FED-04] ${remote} fails in every way: the rest works, and it comes back without a reload`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(FAULTS.length * 60_000);
    watch.expectTrouble(/^console: (?!content security policy)/);
    await openMenu(page);
    await addPlainItem(page, DISH);
    const faultyAssets = await startFaultyAssets();
    const drilledPage = await beginDrill(page, drilled, faultyAssets);
    for (const fault of FAULTS) {
      await test.step(`${fault.name}: the part is named as missing, the rest works, a retry brings it back`, async () => {
        const ms = await expectGap(drilledPage, fault);
        console.log(`${remote}, ${fault.name}: ${ms} ms to the panel`);
      });
      await test.step(`${fault.name}: the version before it takes its place`, async () => {
        const ms = await expectVersionBefore(drilledPage, fault);
        console.log(`${remote}, ${fault.name}: ${ms} ms to the version before`);
      });
    }

    await test.step('with the clock running: the panel is accessible, the line is in the cart', async () => {
      const { faulty } = drilledPage;
      await page.clock.resume();
      faulty.break(FAULTS[0], { hasPrevious: false });
      await page.goto(urls().shell + path);
      await expectAccessible(page, `the gap of ${remote}`);
      faulty.mend();
      await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
      await expect(page.getByText(DISH).first()).toBeVisible();
    });
    await page.goto('about:blank');
    await faultyAssets.close();
  });
}
