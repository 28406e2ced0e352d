import { expect, it } from '@jest/globals';
import { mayMatch } from './may-match.mjs';

const SELECTORS = [
  '.card',
  '.other',
  'p',
  'P.card',
  'div',
  '*',
  '#one',
  ':root .card',
  'main > .card',
  'nav .card',
  'main>p',
  'h2 + p',
  'h2~.card',
  '.other, .card',
  '.other, div',
  'div, p',
  '.card:not(.other)',
  '.card:not(.wide)',
  ':is(.card, .other)',
  ':where(main, nav) > :is(p, div)',
  'main:has(.card)',
  'p:has(> b)',
  'p:nth-child(2)',
  '.card.wide',
  '.wide.card',
  '.card.other',
  '[data-kind]',
  "p[data-kind='a, b .other']",
  'p[data-kind="x"]',
  '.card::before',
  '.with\\:colon',
  'svg',
  'linearGradient',
  'nav, :not(div)',
] as const;

it.each(SELECTORS)(
  'never rules out an element that matches %s, and computed styles are right',
  (selector) => {
    document.head.innerHTML = `<style>${selector} { visibility: collapse; }</style>`;
    document.body.innerHTML = `<main><h2>Soup</h2><p id="one" class="card  wide with:colon" data-kind="a, b .other">
    <b>Hot</b></p><div class="Card">Cold</div></main><svg><linearGradient></linearGradient></svg>`;
    for (const element of document.querySelectorAll('*')) {
      if (!element.matches(selector)) continue;
      expect([element.localName, mayMatch(element, selector)]).toEqual([element.localName, true]);
      expect([element.localName, getComputedStyle(element).visibility]).toEqual([
        element.localName,
        'collapse',
      ]);
    }
  },
);

const WITHOUT = [
  '.other',
  'main .other',
  'div',
  '.card > div, .other:hover',
  '.card-wide',
  'nav .other:not(.card)',
  'input[type="radio"], .other[data-kind=\'p, .card\']',
];

it.each(WITHOUT)('rules out an element without the class or the tag that %s ends with', (selector) => {
  const element = document.createElement('p');
  element.className = 'card';
  expect(mayMatch(element, selector)).toBe(false);
});

it('rules out an element for a rule without a selector', () => {
  expect(mayMatch(document.createElement('p'), undefined)).toBe(false);
});
