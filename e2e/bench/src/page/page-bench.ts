import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { workspace } from '@tiffin/federation/deploy';
import { ensureChromium } from '@tiffin/tooling/commands/find-chromium.mjs';
import { median } from '../median';
import { buildOneBundle } from '../one-bundle/build-one-bundle';
import { measurePageLoad } from './measure-page-load';
import type { PageLoad } from './measure-page-load';
import { serveVariants } from './serve-variants';

const MENU = '/m/saffron-street/menu';
const rows: readonly (readonly [string, keyof PageLoad])[] = [
  ['requests', 'requests'],
  ['JavaScript, bytes (brotli)', 'scriptBytes'],
  ['first contentful paint, ms', 'firstPaintMs'],
  ['menu shown, ms', 'menuMs'],
  ['largest contentful paint, ms', 'largestPaintMs'],
  ['total blocking time, ms', 'blockedMs'],
];

/** The menu page, cold, as deployed and as one bundle in turn; prints medians, ranges and ratios. */
export async function benchPage(runs: number): Promise<void> {
  const variants = await serveVariants(await buildOneBundle(join(workspace.root, '.tiffin/bench')));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const federated: PageLoad[] = [];
  const oneBundle: PageLoad[] = [];
  try {
    // The first load of each warms the servers, not the browser, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const [one, many] = [
        await measurePageLoad(browser, variants.oneBundle + MENU),
        await measurePageLoad(browser, variants.federated + MENU),
      ];
      if (run > 0) {
        oneBundle.push(one);
        federated.push(many);
      }
    }
  } finally {
    await browser.close();
    await variants.stop();
  }
  console.log(`Menu page: 1.6 Mbps, 150 ms, 4x CPU, 412x823; medians of ${runs}, cold, in turn`);
  console.table(
    Object.fromEntries(
      rows.map(([name, key]) => {
        const [one, many] = [oneBundle, federated].map((loads) => loads.map((load) => Math.round(load[key])));
        const [a, b] = [median(one ?? []), median(many ?? [])];
        const ratio = a > 0 ? (b / a).toFixed(2) : '';
        return [
          name,
          { 'one bundle': a, federated: b, ratio, range: `${span(one ?? [])} / ${span(many ?? [])}` },
        ];
      }),
    ),
  );
}

function span(values: readonly number[]): string {
  return `${Math.min(...values)}-${Math.max(...values)}`;
}
