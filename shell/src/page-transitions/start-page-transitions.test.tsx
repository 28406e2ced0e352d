import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createMemoryHistory } from '@tiffin/router';
import { startPageTransitions } from './start-page-transitions';
import { withPageTransitions } from './with-page-transitions';
import type { ShownHistory } from './with-page-transitions';

const HOME = `
  <a href="/m/a/menu"><i class="move-picture"></i><h3 class="move-name">A</h3></a>
  <a href="/m/b/menu"><i class="move-picture"></i><h3 class="move-name">B</h3></a>`;
const MENU = '<i class="move-picture"></i><h1 class="move-name">B</h1>';
const LONGEST_MS = 300;

let pages: Map<string, string>;

let started: Promise<void>[];
let skipped: number;
let isReduced: boolean;
let ready: readonly string[];
let history: ShownHistory;
/** Tells the page of a long task. */
let reportTask: (duration: number) => void;

/** Runs a view transition as a browser does: the update comes later than the call. */
function startViewTransition(update: () => Promise<void>) {
  const done = Promise.resolve().then(update);
  started.push(done);
  return { ready: done, finished: done, skipTransition: () => (skipped += 1) };
}

type TellOfTasks = (list: { readonly getEntries: () => readonly object[] }) => void;

class FakePerformanceObserver {
  static readonly supportedEntryTypes = ['longtask'];
  readonly #tell: TellOfTasks;
  readonly disconnect = jest.fn();
  constructor(tell: TellOfTasks) {
    this.#tell = tell;
  }
  observe(): void {
    reportTask = (duration) => this.#tell({ getEntries: () => [{ duration }] });
  }
}

const names = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[class^=move]')].map(({ style, className, textContent }) =>
    style.viewTransitionName === '' ? '' : `${className} ${textContent}`,
  );

beforeEach(() => {
  [started, skipped, isReduced, ready, read] = [[], 0, false, ['/m/b/menu'], undefined];
  Object.assign(document, { startViewTransition, adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isReduced && query.includes('reduce') }),
  });
  Object.assign(window, { PerformanceObserver: FakePerformanceObserver });
  Object.assign(HTMLElement.prototype, { getBoundingClientRect: () => ({ top: 10, bottom: 110 }) });
  document.body.innerHTML = HOME;
  history = withPageTransitions(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  pages = new Map([
    ['/', HOME],
    ['/m/a/menu', '<h1>A</h1>'],
    ['/m/b/menu', MENU],
    ['/team', '<h1>Team</h1>'],
  ]);
  history.listen(({ location }) => {
    const html = pages.get(location.pathname);
    if (html !== undefined) document.body.innerHTML = html;
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
});

let read: Promise<void> | undefined;

const begin = (): void =>
  startPageTransitions(history, { isReady: (path) => ready.includes(path), whenRead: () => read });
const end = (): Promise<unknown> => Promise.all(started);

it('moves a card into the head of its page, and back', async () => {
  begin();
  history.push('/m/b/menu');
  expect(names()).toEqual(['', '', 'move-picture ', 'move-name B']);
  await started[0];
  expect(names()).toEqual(['move-picture ', 'move-name B']);
  await end();
  await Promise.resolve();
  expect(names()).toEqual(['', '']);
  history.go(-1);
  expect(names()).toEqual(['move-picture ', 'move-name B']);
  await started[1];
  expect(names()).toEqual(['', '', 'move-picture ', 'move-name B']);
  expect([started.length, skipped]).toEqual([2, 0]);
});

it('shows a page at once whose data has not loaded', () => {
  ready = [];
  begin();
  history.push('/m/b/menu');
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 0]);
});

it('keeps the page on the screen while the data of the next one arrive', async () => {
  let arrive = (): void => undefined;
  [ready, read] = [[], new Promise((resolve) => (arrive = resolve))];
  begin();
  history.push('/m/b/menu');
  history.push('/m/b/menu?item=dal');
  expect([document.body.innerHTML, started.length]).toEqual([HOME, 0]);
  ready = ['/m/b/menu'];
  arrive();
  await act(async () => undefined);
  await end();
  expect([document.querySelector('h1')?.textContent, started.length]).toEqual(['B', 1]);
});

it('shows a page after 300 ms whose data are late', async () => {
  jest.useFakeTimers();
  [ready, read] = [[], new Promise(() => undefined)];
  begin();
  history.push('/m/b/menu');
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(document.body.innerHTML).toBe(HOME);
  await jest.advanceTimersByTimeAsync(1);
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 0]);
  jest.useRealTimers();
});

it('shows pages at once that no card leads to', () => {
  begin();
  history.push('/team');
  history.push('/m/b/menu');
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 0]);
});

it('does not move again what the browser has moved, as after a swipe back', () => {
  window.addEventListener('popstate', () => history.push('/m/b/menu'), { once: true });
  begin();
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 0]);
});

it('shows what is open on the same page at once', () => {
  begin();
  history.push('/?item=dal');
  expect(started.length).toBe(0);
});

it('leaves the page to a newer navigation that comes before the first is shown', async () => {
  begin();
  history.push('/m/b/menu');
  history.push('/team');
  await end();
  expect([document.body.innerHTML, started.length, skipped]).toEqual(['<h1>Team</h1>', 1, 1]);
});

it('skips the transition if the page is not rendered in time', async () => {
  jest.useFakeTimers();
  pages.delete('/m/b/menu');
  begin();
  history.push('/m/b/menu');
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(skipped).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(skipped).toBe(1);
  jest.useRealTimers();
});

it.each([
  [199, 1],
  [200, 0],
])('after a task that has blocked the page for %i ms, %i page is moved', (duration, moved) => {
  begin();
  reportTask(duration);
  history.push('/m/b/menu');
  expect(started.length).toBe(moved);
});

it('moves nothing any more after a page that was not rendered in time', async () => {
  jest.useFakeTimers();
  ready = ['/m/a/menu', '/m/b/menu'];
  pages.delete('/m/a/menu');
  begin();
  history.push('/m/a/menu');
  await jest.advanceTimersByTimeAsync(LONGEST_MS);
  history.go(-1);
  history.push('/m/b/menu');
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 1]);
  jest.useRealTimers();
});

it('skips the transition if the page shows something else', async () => {
  ready = ['/m/a/menu'];
  begin();
  history.push('/m/a/menu');
  await end();
  expect([started.length, skipped]).toEqual([1, 1]);
});

it.each([
  ['the person reduces motion', () => (isReduced = true)],
  ['the person saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['the browser has no view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('shows every page at once where %s', (_case, arrange) => {
  arrange();
  begin();
  history.push('/m/b/menu');
  expect([document.body.innerHTML, started.length]).toEqual([MENU, 0]);
});
