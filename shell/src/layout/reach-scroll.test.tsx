import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { reachScroll } from './reach-scroll';

const RealObserver = window.ResizeObserver;
let grow: () => void = () => undefined;

/** A page whose growth a test decides. */
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

it('goes there again whenever the page grows, until it is long enough', () => {
  const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900);
  reachScroll(600);
  height.mockReturnValue(window.innerHeight + 600);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
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
