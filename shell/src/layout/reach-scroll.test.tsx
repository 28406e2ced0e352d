import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { reachScroll } from './reach-scroll';

const RealObserver = window.ResizeObserver;
let grow: () => void = () => undefined;

/** Simulates a page whose height the test controls. */
class Growth implements ResizeObserver {
  constructor(heard: ResizeObserverCallback) {
    grow = () => heard([], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {
    grow = () => undefined;
  }
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  window.ResizeObserver = Growth;
});
afterEach(() => {
  window.ResizeObserver = RealObserver;
});

const layout = { height: 0, top: 0 };

function lay(height: number, top = 600): void {
  layout.height = window.innerHeight + height;
  layout.top = top;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => layout.height);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => layout.top });
  lay(100, 100);
});
afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

it('scrolls there again whenever the page grows, until the time limit', () => {
  reachScroll(600);
  lay(600);
  grow();
  lay(732);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600);
  jest.advanceTimersByTime(10_000);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
});

it('scrolls back if the browser moved the page because it grew', () => {
  lay(600);
  reachScroll(600);
  lay(732, 732);
  window.dispatchEvent(new Event('scroll'));
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

it('stops when the person scrolls', () => {
  lay(600);
  reachScroll(600);
  lay(600, 480);
  window.dispatchEvent(new Event('scroll'));
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'leaves the page to the person at a %s',
  (sign) => {
    reachScroll(600);
    window.dispatchEvent(new Event(sign));
    grow();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  },
);
