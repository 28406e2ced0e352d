import { expect, it } from '@jest/globals';
import { keptTarget } from './kept-target';

const here = { pathname: '/m/lucknow/menu', search: '?room=4&item=dal&hidePickup=true&embed=hqo' };
const kept = 'embed=hqo&hidePickup=true&room=4';

it.each([
  ['/m/lucknow/order', { pathname: '/m/lucknow/order', search: `?${kept}`, hash: '' }],
  [
    '/m/lucknow/order?room=5#top',
    { pathname: '/m/lucknow/order', search: '?room=5&embed=hqo&hidePickup=true', hash: '#top' },
  ],
  [
    { pathname: '/', search: '?q=dal' },
    { pathname: '/', search: `?q=dal&${kept}`, hash: '' },
  ],
])('[RTE-03] %j takes the persisted parameters along', (to, target) => {
  expect(keptTarget(to, here)).toEqual(target);
});

it.each([
  ['?item=raita'],
  ['#main'],
  [{ pathname: here.pathname, search: '' }],
  [{ search: '?cart=open' }],
  [''],
])('%j stays on its screen and says itself what it keeps', (to) => {
  expect(keptTarget(to, here)).toBe(to);
});

it('adds nothing where nothing persists', () => {
  expect(keptTarget('/m/a/order', { pathname: '/', search: '?q=x' })).toEqual({
    pathname: '/m/a/order',
    search: '',
    hash: '',
  });
});
