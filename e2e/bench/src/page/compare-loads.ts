import type { Browser } from '@playwright/test';
import { median } from '../median';
import { measurePageLoad } from './measure-page-load';
import type { MeasuredPage, PageLoad } from './measure-page-load';

/** One side of a comparison, and what its documents need: a rendered screen, or first data alone, or neither. */
export type Side = MeasuredPage & { readonly name: string; readonly needs: 'screen' | 'data' | 'nothing' };

type Loaded = { readonly complete: PageLoad[]; readonly left: PageLoad[] };

/** The loads of each side, by its name: those that count, and those that are left out. */
export type Loads = ReadonlyMap<string, { readonly [kind in keyof Loaded]: readonly PageLoad[] }>;

/** The rows of a table: what each prints of a load. */
export type Rows = Readonly<Record<string, (load: PageLoad) => number>>;

const WARMING = 20;
/** Of the wanted runs. */
const MOST_TIMES = 4;

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

/** Loads every side cold and alternately, until each has `runs` loads whose document was complete. */
export async function loadInTurn(browser: Browser, runs: number, sides: readonly Side[]): Promise<Loads> {
  for (const { url } of sides) await warmServer(url);
  // The first load of each side is not counted.
  for (const side of sides) await measurePageLoad(browser, side);
  const loads = new Map<string, Loaded>(sides.map(({ name }) => [name, { complete: [], left: [] }]));
  for (let run = 0; run < runs * MOST_TIMES; run += 1) {
    const due = sides.filter(({ name }) => (loads.get(name)?.complete.length ?? 0) < runs);
    if (due.length === 0) break;
    for (const side of due) {
      const load = await measurePageLoad(browser, side);
      const { complete, left } = loads.get(side.name) ?? { complete: [], left: [] };
      (isComplete(load, side) ? complete : left).push(load);
    }
  }
  return loads;
}

/**
 * Returns whether the document had what its server is to write. On a busy machine the server leaves out what is late, and
 * a median would mix two pages.
 */
function isComplete({ hasScreen, hasData }: PageLoad, { needs }: Side): boolean {
  return needs === 'screen' ? hasScreen : needs === 'data' ? hasData && !hasScreen : !hasScreen;
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
  for (const [side, { complete, left }] of loads) {
    console.log(
      `${side}: ${complete.length} complete loads, ${left.length} left out; largest paint: ${complete[0]?.largest}`,
    );
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([row, figure]) => [
        row,
        Object.fromEntries([...loads].map(([side, of]) => [side, spread(of.complete.map(figure))])),
      ]),
    ),
  );
}

/** Returns the median of a figure of one side. */
export function medianOf(loads: Loads, side: string, figure: (load: PageLoad) => number): number {
  return median((loads.get(side)?.complete ?? []).map(figure));
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const whole = values.map(Math.round);
  return `${median(whole)} (${Math.min(...whole)}-${Math.max(...whole)})`;
}
