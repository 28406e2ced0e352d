import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryHistory, HistoryRouter } from '@tiffin/router';
import type { ReactElement } from 'react';
import { useScrollPositions } from './use-scroll-positions';

let top = 0;
beforeEach(() => {
  top = 0;
  jest.spyOn(performance, 'getEntriesByType');
  arriveBy('navigate');
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Number(to[1]);
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
});
afterEach(() => window.sessionStorage.clear());

/** Sets the navigation type of the load, which jsdom does not report. */
function arriveBy(type: 'navigate' | 'reload' | 'back_forward'): void {
  jest.mocked(performance.getEntriesByType).mockReturnValue([{ type, toJSON: () => null, ...entry }]);
}
const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0 };

function Page(): ReactElement | null {
  useScrollPositions();
  return null;
}

function open() {
  const history = createMemoryHistory({ initialEntries: ['/menu'], v5Compat: true });
  const { unmount } = render(
    <HistoryRouter history={history}>
      <Page />
    </HistoryRouter>,
  );
  const scroll = (to: number): void => {
    top = to;
    window.dispatchEvent(new Event('scroll'));
  };
  const go = (to: string | number): void =>
    act(() => (typeof to === 'string' ? history.push(to) : history.go(to)));
  return { scroll, go, unmount };
}

it('begins another screen at its top and comes back to where the person was', () => {
  const { scroll, go } = open();
  scroll(700);
  go('/order');
  expect(top).toBe(0);
  go(-1);
  expect(top).toBe(700);
});

it('stays where it is while the screen stays', () => {
  const { scroll, go } = open();
  scroll(700);
  go('/menu?item=dal');
  expect(top).toBe(700);
});

it.each([
  ['reload', 300],
  ['back_forward', 300],
  ['navigate', 0],
] as const)('a page that is loaded by %s begins at %i', (type, position) => {
  arriveBy('navigate');
  const first = open();
  first.scroll(300);
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  top = 0;
  arriveBy(type);
  open();
  expect(top).toBe(position);
});

it.each(['{', '5', '[["default /menu","far"]]', '[null,[1,2]]'])(
  'begins at the top where %s was kept',
  (kept) => {
    arriveBy('reload');
    window.sessionStorage.setItem('tiffin.scroll', kept);
    open();
    expect(top).toBe(0);
  },
);
