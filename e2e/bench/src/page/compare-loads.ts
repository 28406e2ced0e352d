import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { median } from '../median';
import { measurePageLoad } from './measure-page-load';
import type { PageLoad } from './measure-page-load';

/** One side of a comparison: its name and URL. */
type Side = { readonly name: string; readonly url: string };

const rows: readonly (readonly [string, keyof PageLoad])[] = [
  ['requests', 'requests'],
  ['document, bytes (brotli)', 'documentBytes'],
  ['JavaScript, bytes (brotli)', 'scriptBytes'],
  ['first contentful paint, ms', 'firstPaintMs'],
  ['menu shown, ms', 'menuMs'],
  ['largest contentful paint, ms', 'largestPaintMs'],
  ['total blocking time, ms', 'blockedMs'],
];

/** Runs `work` with the browser that `npm test` uses. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Loads both sides cold and alternately. Prints medians, ranges and the ratio of the second to the first. */
export async function compareLoads(runs: number, first: Side, second: Side): Promise<void> {
  const loads: readonly [PageLoad[], PageLoad[]] = [[], []];
  await withBrowser(async (browser) => {
    // The first load of each side warms the servers, not the browser, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, { url }] of [first, second].entries()) {
        const load = await measurePageLoad(browser, url);
        if (run > 0) loads[index]?.push(load);
      }
    }
  });
  console.table(
    Object.fromEntries(
      rows.map(([name, key]) => {
        const [one, two] = loads.map((of) => of.map((load) => Math.round(load[key])));
        const [a, b] = [median(one ?? []), median(two ?? [])];
        const ratio = a > 0 ? (b / a).toFixed(2) : '';
        return [
          name,
          { [first.name]: a, [second.name]: b, ratio, range: `${span(one ?? [])} / ${span(two ?? [])}` },
        ];
      }),
    ),
  );
}

function span(values: readonly number[]): string {
  return `${Math.min(...values)}-${Math.max(...values)}`;
}
