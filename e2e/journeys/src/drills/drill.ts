import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';
import { reportsOf } from './error-reports-of';
import { FAULTS, WELL_AGAIN } from './faults';
import type { Fault } from './faults';
import { startFaultyAssets } from './faulty-assets';
import { FaultyRemote } from './faulty-remote';
import { readLiveBuild } from './live-build';
import { PageTime } from './page-time';

/** Limits of the product, in milliseconds of the page's own clock. */
const SHELL_MS = 3000;
const FALLBACK_MS = 8000;
const REPORT_MS = 5000;

const DISH = 'Dal makhani';
const IN_TROUBLE = /didn’t load|went wrong/;

type Drilled = {
  readonly remote: string;
  readonly path: string;
  /** What the page says where the remote is missing. */
  readonly missing: string;
  /** Leads to another remote's page, and gives what is seen there. */
  readonly goElsewhere: (page: Page) => Promise<ReturnType<Page['locator']>>;
};

/** Every fault of one remote, on one page of one person who has a cart. */
export function drill({ remote, path, missing, goElsewhere }: Drilled): void {
  // A trace keeps a picture of every step, and of steps there are thousands.
  test.use({ trace: 'off' });
  test(`[FED-01] [FED-04] ${remote} fails in every way: the rest works, and it comes back without a reload`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(FAULTS.length * 60_000);
    watch.expectTrouble(/^console: (?!content security policy)/);
    // A document that a test hands out counts as one of the internet: the browser would ask before it calls this machine.
    await page.context().grantPermissions(['local-network-access']);
    await openMenu(page);
    await addPlainItem(page, DISH);
    const faultyAssets = await startFaultyAssets();
    const live = await readLiveBuild(remote);
    const faulty = await FaultyRemote.on({ page, remote, live, faultyAssets });
    const time = await PageTime.stop(page, faulty.neverAnswers);
    const reports = reportsOf(page);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const ready = title.filter({ hasNotText: IN_TROUBLE });
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart at .*, 1 item$/ });
    const home = page.getByRole('banner').getByRole('link', { name: 'Tiffin, home' });

    for (const fault of FAULTS) {
      const panel = title.filter({ hasText: wordsOf(fault) });
      await test.step(`${fault.name}: the part is named as missing, the rest works, a retry brings it back`, async () => {
        faulty.break(fault, { hasPrevious: false });
        await time.open(urls().shell + path);
        await time.passUntil(home, 'the shell', SHELL_MS);
        const panelMs = await time.passUntil(panel, 'the panel', FALLBACK_MS);
        await expectOneReport(fault);
        console.log(`${remote}, ${fault.name}: ${panelMs} ms to the panel`);
        await time.passUntil(cart, 'the cart', SHELL_MS);
        const elsewhere = await goElsewhere(page);
        await time.passUntil(elsewhere, 'another page', SHELL_MS);
        await page.goBack({ waitUntil: 'commit' });
        await time.passUntil(panel, 'the panel again', FALLBACK_MS);
        await expectOneReact(fault);
        if (fault.name === 'second React') return;
        faulty.mend();
        await page.evaluate(() => Reflect.set(globalThis, 'isDrillOver', true));
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await time.passUntil(ready.or(page.getByText(WELL_AGAIN)), 'the screen', FALLBACK_MS);
        await time.passUntil(cart, 'the cart', SHELL_MS);
      });
      await test.step(`${fault.name}: the version before it takes its place`, async () => {
        faulty.break(fault, { hasPrevious: true });
        await time.open(urls().shell + path);
        const readyMs = await time.passUntil(ready, 'the version before', FALLBACK_MS);
        await expectOneReport(fault);
        await expectOneReact(fault);
        console.log(`${remote}, ${fault.name}: ${readyMs} ms to the version before`);
      });
    }

    await test.step('with the clock running: the panel is accessible, the line is in the cart', async () => {
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

    function wordsOf(fault: Fault): string {
      return 'spoil' in fault && fault.breaksInRender ? 'Something went wrong.' : missing;
    }

    async function expectOneReport({ name, cause }: Fault): Promise<void> {
      const found = (): readonly string[] => reports.filter((report) => report.includes(faulty.version));
      await time.passUntil(() => found().some((report) => cause.test(report)), 'the report', REPORT_MS);
      // A second React is reported for itself, and for the screen that it breaks.
      const those = name === 'second React' ? found().filter((report) => cause.test(report)) : found();
      expect(those, `reports of ${name}`).toHaveLength(1);
      const [report = ''] = those;
      expect(report).toMatch(cause);
      expect(report).toContain(`"remote":"${remote}"`);
      expect(report).toContain(`"version":"${faulty.version}"`);
      if (name !== 'second React') expect(report).toContain(`/${remote}/${faulty.version}/`);
    }

    async function expectOneReact({ name }: Fault): Promise<void> {
      const counts = await page.evaluate(() => Reflect.get(globalThis, Symbol.for('tiffin.instances')));
      expect(counts['react']).toBe(name === 'second React' ? 2 : 1);
    }
  });
}
