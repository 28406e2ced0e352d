import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lazyScreen } from '@tiffin/federation';
import type { LoadedRemote } from '@tiffin/federation';
import { loadByIntent } from './load-by-intent';

const PATTERN = '/m/:merchantExternalId/place/order';
let page: Document;
let asked: string[];
let chunks: number;
let isDown: boolean;

beforeEach(() => {
  [asked, chunks, isDown] = [[], 0, false];
  const Screen = lazyScreen(async () => {
    chunks += 1;
    return { View: () => null };
  });
  const remote = {
    contract: 2,
    routes: [{ path: PATTERN, element: <Screen /> }],
    messages: async () => ({}),
  };
  const load = async (name: string): Promise<LoadedRemote> => {
    asked.push(name);
    if (isDown) throw new Error('down');
    return { name, version: '1.0.0-a', url: '', remote };
  };
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <a href="${location.origin}/m/lucknow/place/order"><span id="checkout">Check out</span></a>
    <a href="${location.origin}/m/other/place/order" id="other">Check out elsewhere</a>
    <a href="https://elsewhere.example/order/team/join" id="elsewhere">Elsewhere</a>
    <a href="${location.origin}/nowhere" id="nowhere">Nowhere</a>
    <p id="text">No link</p>`;
  const routeOf = (path: string) =>
    path.endsWith('/place/order') ? { path: PATTERN, remote: 'mfe-checkout' } : null;
  loadByIntent({ load, routeOf }, page);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Moves the pointer or focus to an element, and waits until all its requests have settled. */
async function reach(id: string, type = 'pointerover'): Promise<void> {
  page.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('fetches the remote and the screen behind a link that the pointer comes to, once', async () => {
  await reach('checkout');
  await reach('checkout');
  await reach('other');
  expect([asked, chunks]).toEqual([['mfe-checkout'], 1]);
});

it('fetches behind a link that gets the focus', async () => {
  await reach('other', 'focusin');
  expect([asked, chunks]).toEqual([['mfe-checkout'], 1]);
});

it.each(['elsewhere', 'nowhere', 'text'])('fetches nothing for %s', async (id) => {
  await reach(id);
  expect(asked).toEqual([]);
});

it('fetches nothing early where the person saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await reach('checkout');
  expect(asked).toEqual([]);
});

it('tries again after a failure', async () => {
  isDown = true;
  await reach('checkout');
  isDown = false;
  await reach('checkout');
  expect([asked, chunks]).toEqual([['mfe-checkout', 'mfe-checkout'], 1]);
});
