import { expect, it } from '@jest/globals';
import { compareSentences } from './compare-sentences';
import { englishSentences } from './english-sentences';

it('finds the English sentences of screens, heads, errors and the server', () => {
  const english = englishSentences();
  expect([...english.keys()]).toEqual(
    expect.arrayContaining([
      ...['shell', 'ui', 'errors', 'page', 'privacy', 'offline', 'menu-head', 'group-head'],
      ...['mfe-checkout', 'mfe-group-order', 'mfe-menu-cart', 'mfe-order-status', 'mfe-teams'],
    ]),
  );
  expect(english.get('mfe-checkout')).toHaveProperty('heading', expect.any(String));
});

it('lists what a translation lacks, what no screen shows, and what has other values', () => {
  const english = {
    title: 'Menu',
    left_one: '{{count}} dish',
    left_other: '{{count}} dishes',
    by: { host: '<b>{{name}}</b>' },
  };
  const translation = {
    left_one: 'طبق',
    left_few: '{{count}} أطباق',
    titel: 'قائمة',
    by: { host: '<b>{{host}}</b>' },
  };
  expect(compareSentences(english, translation)).toEqual({
    missing: ['title', 'left_other'],
    unknown: ['titel'],
    mismatched: ['by.host'],
  });
});
