import { expect, it } from '@jest/globals';
import { listAlternatives } from './list-alternatives';

it.each([
  ['', ['PICKUP pickup=true']],
  ['pickup=true', ['DELIVERY ']],
  ['dineIn=true', ['DELIVERY ']],
  [
    'q=dal&when=open&lat=1',
    ['term when=open&lat=1', 'openTime q=dal&lat=1', 'PICKUP q=dal&when=open&lat=1&pickup=true'],
  ],
])('offers instead of the empty list of %j', (query, expected) => {
  const offered = listAlternatives(new URLSearchParams(query)).map(
    (one) => `${one.kind === 'without' ? one.filter : one.fulfillment} ${one.query.toString()}`,
  );
  expect(offered).toEqual(expected);
});
