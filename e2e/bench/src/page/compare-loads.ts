import type { Browser } from '@playwright/test';
import { median } from '../median';
import { measurePageLoad } from './measure-page-load';
import type { MeasuredPage, PageLoad } from './measure-page-load';

/** One side of a comparison. */
type Side = MeasuredPage & { readonly name: string };

/** The loads of each side, by its name. */
export type Loads = ReadonlyMap<string, readonly PageLoad[]>;

/** The rows of a table: what each prints of a load. */
export type Rows = Readonly<Record<string, (load: PageLoad) => number>>;

const WARMING = 20;

/** Everything about a menu. */
export const MENU_ROWS: Rows = {
  'requests until usable': (load) => load.requests,
  'requests, whole page': (load) => load.allRequests,
  'document, bytes (brotli)': (load) => load.documentBytes,
  'JavaScript until usable, bytes (brotli)': (load) => load.scriptBytes,
  'JavaScript, whole page, bytes (brotli)': (load) => load.allScriptBytes,
  'first contentful paint, ms': (load) => load.firstPaintMs,
  'menu readable, ms': (load) => load.readableMs,
  'menu usable, ms': (load) => load.usableMs,
  'largest contentful paint, ms': (load) => load.largestPaintMs,
  'total blocking time, ms': (load) => load.blockedMs,
};

/** Loads every side cold and alternately. */
export async function loadInTurn(browser: Browser, runs: number, sides: readonly Side[]): Promise<Loads> {
  const loads = new Map<string, PageLoad[]>(sides.map(({ name }) => [name, []]));
  for (const { url } of sides) await warmServer(url);
  // The first load of each side is not counted.
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, ...page } of sides) {
      const load = await measurePageLoad(browser, page);
      if (run > 0) loads.get(name)?.push(load);
    }
  }
  return loads;
}

/** Renders a page often enough that both processes of the server have compiled it. Each query is a page of its own. */
async function warmServer(url: string): Promise<void> {
  for (let time = 0; time < WARMING; time += 1) await (await fetch(withQuery(url, time))).text();
}

function withQuery(url: string, time: number): URL {
  const page = new URL(url);
  page.searchParams.set('warm', String(time));
  return page;
}

/** Prints the medians of each side, with the ranges. */
export function printLoads(loads: Loads, rows: Rows): void {
  for (const [side, of] of loads) {
    const { length } = of.filter(({ isFromServer }) => isFromServer);
    console.log(
      `${side}: content in the document in ${length} of ${of.length} loads; largest paint: ${of[0]?.largest}`,
    );
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([row, figure]) => [
        row,
        Object.fromEntries([...loads].map(([side, of]) => [side, spread(of.map(figure))])),
      ]),
    ),
  );
}

/** Returns the median of a figure of one side. */
export function medianOf(loads: Loads, side: string, figure: (load: PageLoad) => number): number {
  return median((loads.get(side) ?? []).map(figure));
}

function spread(values: readonly number[]): string {
  const whole = values.map(Math.round);
  return `${median(whole)} (${Math.min(...whole)}-${Math.max(...whole)})`;
}
