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
  // The first load of each side warms the servers, not the browser, and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, ...page } of sides) {
      const load = await measurePageLoad(browser, page);
      if (run > 0) loads.get(name)?.push(load);
    }
  }
  return loads;
}

/** Prints the medians of each side, with the ranges. */
export function printLoads(loads: Loads, rows: Rows): void {
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
