import type { Browser } from '@playwright/test';
import { loadInTurn, medianOf, printLoads } from './compare-loads';
import type { Rows } from './compare-loads';
import { linkedScreens } from './linked-screens';

type Origins = Readonly<Record<'deployed' | 'inBrowser' | 'sandbox', string>>;

const HOME = { name: 'Home', path: '/', content: 'main h1' } as const;

const ROWS: Rows = {
  'first contentful paint, ms': (load) => load.firstPaintMs,
  'largest contentful paint, ms': (load) => load.largestPaintMs,
  'screen readable, ms': (load) => load.readableMs,
  'screen usable, ms': (load) => load.usableMs,
  'document, bytes (brotli)': (load) => load.documentBytes,
  'JavaScript, whole page, bytes (brotli)': (load) => load.allScriptBytes,
};

/** Compares home, an order's status and a group's invitation, rendered by the server and by the browser. */
export async function compareScreens(
  browser: Browser,
  runs: number,
  { deployed, inBrowser, sandbox }: Origins,
): Promise<void> {
  for (const { name, path, content } of [HOME, ...(await linkedScreens(sandbox))]) {
    const loads = await loadInTurn(browser, runs, [
      { name: 'browser', url: inBrowser + path, content, needs: 'nothing' },
      { name: 'server', url: deployed + path, content, needs: 'screen' },
    ]);
    const [one, two] = ['server', 'browser'].map((side) =>
      medianOf(loads, side, (load) => load.largestPaintMs),
    );
    const ratio = ((one ?? 0) / (two ?? 0)).toFixed(2);
    console.log(`${name}: largest paint ${ratio} of the browser's, at most 0.50`);
    printLoads(loads, ROWS);
  }
}
