import { decode } from '@tiffin/api/decode';
import type { Menu } from '@tiffin/contracts';
import { firstAnswers } from '@tiffin/contracts/first-answers';
import { initialSelection, optionTree, searchMenu, unmetGroups } from '@tiffin/domain';
import { startSandbox } from '@tiffin/sandbox/start-sandbox';
import { median } from '../median';
import { Shop } from '../service/shop';

const WARM_UPS = 10;
const SIZES = [200, 2_000, 20_000] as const;

/** What the browser does with a menu, from the bytes of its answer to the screen, without React. */
const STEPS: Readonly<Record<string, (menu: Menu, text: string) => unknown>> = {
  'parse the JSON': (_menu, text) => JSON.parse(text),
  'decode: enumerations and missing fields': (menu) =>
    decode(firstAnswers.getMenus ?? 'text', { menu }, () => {}),
  'search “rice”': (menu) => searchMenu(menu, 'rice'),
  'first selection of every item': (menu) =>
    itemsOf(menu).map((item) => initialSelection(menu, item.choiceIds)),
  'option tree of every item': (menu) =>
    itemsOf(menu).map((item) => optionTree(menu, item.choiceIds, initialSelection(menu, item.choiceIds))),
  'unmet groups of every item': (menu) =>
    itemsOf(menu).map((item) => unmetGroups(menu, item.choiceIds, initialSelection(menu, item.choiceIds))),
};

/** Times the rules of a menu at three sizes. Prints milliseconds and the factor for ten times the items. */
export async function benchRules(runs: number): Promise<void> {
  const texts = await answersOf(SIZES);
  console.log(`Rules of a menu; medians of ${runs}, milliseconds`);
  console.table(
    Object.fromEntries(
      Object.entries(STEPS).map(([name, step]) => {
        const costs = texts.map((text) => costOf(step, text, runs));
        const growth = costs.slice(1).map((cost, at) => `${(cost / (costs[at] ?? cost)).toFixed(1)}x`);
        return [
          name,
          {
            ...Object.fromEntries(SIZES.map((size, at) => [`${size} items`, costs[at]?.toFixed(2)])),
            'growth per 10x': growth.join(', '),
          },
        ];
      }),
    ),
  );
}

function itemsOf(menu: Menu): readonly Menu['items'][string][] {
  return Object.values(menu.items);
}

function costOf(step: (menu: Menu, text: string) => unknown, text: string, runs: number): number {
  const { menu }: { readonly menu: Menu } = JSON.parse(text);
  const once = (): number => {
    const beganAt = performance.now();
    step(menu, text);
    return performance.now() - beganAt;
  };
  // The first runs include compilation.
  for (let run = 0; run < WARM_UPS; run += 1) once();
  return median(Array.from({ length: runs }, once));
}

async function answersOf(sizes: readonly number[]): Promise<readonly string[]> {
  const sandbox = await startSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '100000' });
  const shop = new Shop(sandbox.url);
  const texts: string[] = [];
  for (const size of sizes) {
    await shop.setMenuSize(size);
    texts.push(await (await fetch(sandbox.url + shop.menu().path)).text());
  }
  await sandbox.stop();
  return texts;
}
