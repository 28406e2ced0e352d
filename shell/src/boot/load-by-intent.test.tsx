import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { lazyScreen } from '@tiffin/federation';
import type { LoadedRemote } from '@tiffin/federation';
import { keptTarget } from '../domain/kept-target';
import { loadByIntent } from './load-by-intent';
import type { ReachedPages } from './load-by-intent';

const RESTED_MS = 50;
const PATTERN = '/m/:merchantExternalId/place/order';
let page: Document;
let asked: string[];
let chunks: number;
let isDown: boolean;
let read: string[];
let reachedPages: ReachedPages;
let queryClient: QueryClient;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  [asked, chunks, isDown, read] = [[], 0, false, []];
  const Screen = lazyScreen(
    async () => {
      chunks += 1;
      return { View: () => null };
    },
    (readQuery, { params, search }) => {
      const merchant = `${params['merchantExternalId']}${search}`;
      const queryFn = async (): Promise<string> => {
        read.push(merchant);
        if (isDown) throw new Error('down');
        return merchant;
      };
      return readQuery({ queryKey: [merchant], queryFn, retry: false });
    },
  );
  const remote = {
    contract: 3,
    routes: [{ path: PATTERN, element: <Screen /> }],
  };
  const load = async (name: string): Promise<LoadedRemote> => {
    asked.push(name);
    if (isDown) throw new Error('down');
    return { name, version: '1.0.0-a', url: '', remote };
  };
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <a href="${location.origin}/m/lucknow/place/order"><span id="checkout">Check out</span></a>
    <a href="${location.origin}/m/other/place/order?q=dal" id="other">Check out elsewhere</a>
    <a href="https://elsewhere.example/order/team/join" id="elsewhere">Elsewhere</a>
    <a href="${location.origin}/nowhere" id="nowhere">Nowhere</a>
    <p id="text">No link</p>`;
  const routeOf = (path: string) =>
    path.endsWith('/place/order') ? { path: PATTERN, remote: 'mfe-checkout' } : null;
  queryClient = new QueryClient();
  reachedPages = loadByIntent({ loader: { load, routeOf }, queryClient, keptTarget }, page);
});
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'connection');
});

function point(id: string, type = 'pointerover'): void {
  page.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the pointer or focus to an element, and stays there until everything that this loads has settled. */
async function reach(id: string, type = 'pointerover'): Promise<void> {
  point(id, type);
  await jest.advanceTimersByTimeAsync(RESTED_MS);
}

it('fetches the remote and the screen behind a link that the pointer comes to, once', async () => {
  await reach('checkout');
  await reach('checkout');
  await reach('other');
  expect([asked, chunks]).toEqual([['mfe-checkout'], 1]);
});

it('fetches behind a link that gets the focus', async () => {
  await reach('other', 'focusin');
  expect([asked, chunks, read]).toEqual([['mfe-checkout'], 1, ['other?q=dal']]);
});

it('reads the first data of a page once for each link', async () => {
  await reach('other');
  await reach('checkout');
  queryClient.clear();
  await reach('other', 'pointerdown');
  await reach('checkout', 'focusin');
  expect(read).toEqual(['other?q=dal', 'lucknow']);
});

it('reads again after the person has been on another page', async () => {
  await reach('other');
  queryClient.clear();
  window.history.replaceState(null, '', '/elsewhere');
  await reach('other');
  expect(read).toEqual(['other?q=dal', 'other?q=dal']);
});

it('reads with the parameters that every page keeps', async () => {
  window.history.replaceState(null, '', '/?menudraftid=draft-1&cuisine=indian');
  await reach('other');
  expect(read).toEqual(['other?q=dal&menudraftid=draft-1']);
});

it('reads nothing for a link of the page itself, such as to a dialog', async () => {
  window.history.replaceState(null, '', '/m/other/place/order');
  await reach('other', 'pointerdown');
  expect(read).toEqual([]);
});

it('reads at once when the link is pressed', async () => {
  point('other', 'pointerdown');
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toEqual(['other?q=dal']);
});

it.each(['pointerover', 'focusin'])(
  'reads for the link on which %s rests, not for those that it passes',
  async (type) => {
    point('other', type);
    await jest.advanceTimersByTimeAsync(RESTED_MS - 1);
    point('checkout', type);
    await jest.advanceTimersByTimeAsync(RESTED_MS - 1);
    expect(read).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(read).toEqual(['lucknow']);
  },
);

it('knows for which paths screen and data are in the browser', async () => {
  const [other, checkout] = ['/m/other/place/order', '/m/lucknow/place/order'];
  expect(reachedPages.whenRead(other)).toBeUndefined();
  await reach('other');
  await expect(reachedPages.whenRead(other)).resolves.toBeUndefined();
  expect([reachedPages.isReady(other), reachedPages.isReady(checkout)]).toEqual([true, false]);
  queryClient.clear();
  expect(reachedPages.isReady(other)).toBe(false);
});

it.each(['elsewhere', 'nowhere', 'text'])('fetches nothing for %s', async (id) => {
  await reach(id, 'pointerdown');
  expect([asked, read]).toEqual([[], []]);
});

it('fetches nothing early where the person saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await reach('checkout');
  await reach('checkout', 'pointerdown');
  expect([asked, read]).toEqual([[], []]);
});

it('tries again after a failure', async () => {
  isDown = true;
  await reach('checkout');
  isDown = false;
  await reach('checkout');
  expect([asked, chunks]).toEqual([['mfe-checkout', 'mfe-checkout'], 1]);
});
