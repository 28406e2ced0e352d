import type { QueryClient } from '@tanstack/react-query';
import { prefetchOf, preloadScreen, savesData } from '@tiffin/federation';
import type { LoadedRemote } from '@tiffin/federation';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { keptTarget } from '../domain/kept-target';
import { paramsOf } from '../domain/params-of';
import type { OwnedRoute } from '../domain/route-of';
import type { ShellLoader } from './create-loader';
import { readEarly } from './read-early';
import type { EarlyPage } from './read-early';

/** How long a pointer or the focus stays on a link before its data loads: both pass many links of a list. */
const REST_MS = 50;

type Page = {
  readonly loader: Pick<ShellLoader, 'load' | 'routeOf'>;
  readonly queryClient: QueryClient;
  /** Given by the first chunk, which has it. */
  readonly keptTarget: typeof keptTarget;
};

type Url = Pick<HTMLAnchorElement, 'pathname' | 'search'>;

/** The pages that somebody has reached for, by their paths. */
export type ReachedPages = {
  /** Returns whether the screen and the data of a page are in the browser. */
  readonly isReady: (path: string) => boolean;
  /** Settles when the loading of a page has ended. Undefined if nobody has reached for it. */
  readonly whenRead: (path: string) => Promise<void> | undefined;
};

/** Code on its way to the browser. */
type Opened = { readonly remote: Promise<LoadedRemote>; readonly screen: Promise<void> };

/**
 * Preloads the remote and the screen's chunk behind a link while a person reaches for it by pointer, finger or focus, and the
 * first data of its page, as its screen states them. Loads each screen once, the data of each link once on a page, and
 * nothing in data-saver mode.
 */
export function loadByIntent({ loader, queryClient, keptTarget: kept }: Page, page: Document): ReachedPages {
  const screens = new Map<string, Opened>();
  const pages = new Map<string, EarlyPage>();
  const underWay = new Map<string, Promise<void>>();
  const reached = new Set<string>();
  let here = location.pathname;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const open = (route: OwnedRoute): Opened => {
    const known = screens.get(route.path);
    if (known) return known;
    const remote = loader.load(route.remote);
    const screen = remote.then((loaded) => preloadScreen(elementOf(loaded, route)));
    screens.set(route.path, { remote, screen });
    // Opening the link shows the error; a failed preload shows nothing.
    screen.catch(() => screens.delete(route.path));
    return { remote, screen };
  };
  const readData = async ({ pathname, search }: Url, route: OwnedRoute, opened: Opened): Promise<void> => {
    const element = elementOf(await opened.remote, route);
    const prefetch = isValidElement(element) && prefetchOf(Object(element.type));
    const target = kept({ pathname, search }, location);
    const next = {
      params: paramsOf(route.path, pathname),
      search: typeof target === 'string' ? search : (target.search ?? ''),
    };
    const early = readEarly(queryClient, (read) => prefetch && prefetch(read, next));
    await Promise.all([opened.screen, early.read]);
    pages.set(pathname, early);
  };
  const reach = ({ target, type }: Event): void => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const route = loader.routeOf(link.pathname);
    if (!route || savesData()) return;
    const opened = open(route);
    const { pathname, search } = link;
    const read = (): void => {
      if (here !== location.pathname) reached.clear();
      here = location.pathname;
      const key = pathname + search;
      if (pathname === here || reached.has(key)) return;
      reached.add(key);
      const reading = readData({ pathname, search }, route, opened).catch(() => void reached.delete(key));
      underWay.set(pathname, reading);
    };
    if (type === 'pointerdown') read();
    else resting = setTimeout(read, REST_MS);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) page.addEventListener(type, reach);
  return {
    isReady: (path) => pages.get(path)?.isInCache() === true,
    whenRead: (path) => underWay.get(path),
  };
}

function elementOf({ remote }: LoadedRemote, { path: pattern }: OwnedRoute): ReactNode {
  return remote.routes.find(({ path }) => path === pattern)?.element;
}
