import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CartBar } from './cart-bar';

const RealObserver = window.ResizeObserver;
const page = document.documentElement.style;
let watched: Element[] = [];

/** Reports a height of 164 pixels of what it watches. */
class Growth implements ResizeObserver {
  constructor(private readonly heard: ResizeObserverCallback) {}
  observe(target: Element): void {
    watched.push(target);
    Object.defineProperty(target, 'offsetHeight', { value: 164 });
    this.heard([], this);
  }
  unobserve(): void {}
  disconnect(): void {
    watched = [];
  }
}

beforeEach(() => {
  window.ResizeObserver = Growth;
});

afterEach(() => {
  window.ResizeObserver = RealObserver;
  page.removeProperty('--cart-bar');
});

it('tells the page its height while it is shown, so that toasts stay above all of its buttons', () => {
  const { unmount } = render(<CartBar label="Next step">Update my order</CartBar>);
  expect(watched).toEqual([screen.getByRole('region', { name: 'Next step' })]);
  expect(page.getPropertyValue('--cart-bar')).toBe('164px');
  unmount();
  expect(watched).toEqual([]);
});
