import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { PRELOAD_MS } from '../timetable';
import { savesData } from './saves-data';
import { withTimeout } from './with-timeout';

/** A page that somebody may open: the parameters of its path, and its query. */
export type NextPage = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
};

/** Reads a query into the cache. Resolves with its data; with undefined if it fails, which shows when the page opens. */
export type ReadQuery = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data | undefined>;

/** Reads the queries that the first screen of a page reads, before somebody opens the page. */
export type Prefetch = (read: ReadQuery, page: NextPage) => Promise<unknown>;

type Noted = { readonly load: () => Promise<void>; readonly prefetch: Prefetch | undefined };

const screens = new WeakMap<object, Noted>();
let underWay: Promise<void> | undefined;

/** Registers how to preload a screen, so that it renders without a fallback, and how to read its first data. */
export function noteScreen(Screen: object, load: () => Promise<void>, prefetch?: Prefetch): void {
  screens.set(Screen, { load, prefetch });
}

/** Returns how to read the first data of a screen created by `lazyScreen`, if the screen says so. */
export function prefetchOf(Screen: object): Prefetch | undefined {
  return screens.get(Screen)?.prefetch;
}

/**
 * Preloads a screen created by `lazyScreen`. Does nothing for any other element. Rejects if the chunk fails; the screen
 * then loads it again when it renders.
 */
export async function preloadScreen(element: ReactNode): Promise<void> {
  const noted = isValidElement(element) && typeof element.type === 'function' && screens.get(element.type);
  if (!noted) return;
  const mine = (underWay = noted.load());
  await mine.finally(() => {
    if (underWay === mine) underWay = undefined;
  });
}

/**
 * Loads what `lazyScreen` has made, so that it renders without a fallback. No navigation waits for this. Does nothing in
 * data-saver mode. Rejects if the chunk fails; it is then loaded again when it renders.
 */
export async function prepareScreen(Screen: object): Promise<void> {
  if (!savesData()) await screens.get(Screen)?.load();
}

/** Returns whether a screen is preloading: rendered now, it would show its fallback. */
export function isScreenUnderWay(): boolean {
  return underWay !== undefined;
}

/** Resolves when the latest preload settles, or after the time for which React would keep a fallback on screen. */
export async function screenUnderWay(): Promise<void> {
  if (underWay) await withTimeout(PRELOAD_MS, underWay).catch(() => undefined);
}
