import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';

const ROUNDS = 20;
const WARM_UP_ROUNDS = 4;

/** How much each count may grow. */
const LIMITS = [
  ['heap', 1.1],
  ['nodes', 1.05],
  ['listeners', 1.05],
] as const;

/** One page of each remote. */
const PATHS = [
  `${LUCKNOW.path}/menu`,
  `${LUCKNOW.path}/place/order`,
  '/order/fulfillments/none/edit',
  '/order/team/join',
  `${LUCKNOW.path}/status/none?orderIdentifierType=ID`,
];

// A trace stores pictures of the page.
test.use({ trace: 'off' });

test('a hundred screens of all remotes, one after another, leak nothing', async ({ page, watch }) => {
  watch.expectTrouble(/Failed to load resource|40[134]/);
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const words = new Map<string, string>();
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await visitAll(page, words);
  const before = await measure(session);
  for (let round = 0; round < ROUNDS; round += 1) await visitAll(page, words);
  // React may hold the previous screen until another is shown. A real leak persists in every further round.
  const grownBy = async (): Promise<readonly string[]> => {
    await visitAll(page, words);
    const after = await measure(session);
    console.log('before and after a hundred mounts', before, after);
    return LIMITS.flatMap(([what, limit]) => (after[what] / before[what] > limit ? [what] : []));
  };
  await expect.poll(grownBy).toEqual([]);
});

async function visitAll(page: Page, words: Map<string, string>): Promise<void> {
  for (const path of PATHS) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const title = page.getByRole('heading', { level: 1 });
    const known = words.get(path);
    if (known !== undefined) await expect(title).toHaveText(known);
    else {
      const others = [...words.values()];
      await expect.poll(async () => others.includes(await title.innerText())).toBe(false);
      // A page has a title while it loads, which may not be its own.
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      words.set(path, await title.innerText());
    }
  }
}

type Measure = { readonly heap: number; readonly nodes: number; readonly listeners: number };

/**
 * Returns the counts after garbage collection: the minimum of several, because pending work is not a leak.
 */
async function measure(session: CDPSession): Promise<Measure> {
  const found: Measure[] = [];
  for (let count = 0; count < 5; count += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    found.push({ heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') });
  }
  const least = (key: keyof Measure): number => Math.min(...found.map((measured) => measured[key]));
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') };
}
