import { expect, it } from '@jest/globals';
import { withItem, withoutItem } from './item-query';

const query = new URLSearchParams('lang=zh&item=dal&line=1&cart=open');

it('opens one item, closes the cart, and keeps the rest', () => {
  expect(withItem(query, 'thali').toString()).toBe('lang=zh&item=thali');
  expect(withItem(query, 'a b&c', 'line-7').toString()).toBe('lang=zh&item=a+b%26c&line=line-7');
});

it('closes an item and keeps the rest', () => {
  expect(withoutItem(query).toString()).toBe('lang=zh&cart=open');
});
