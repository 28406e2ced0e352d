import { expect, it } from '@jest/globals';
import { groupLink, persistedQuery, withoutParameter } from './group-url';

it('[RTE-03] leads to the group with its delivery address and the persisted query', () => {
  expect(groupLink('f 1', '?lang=zh&item=dal&embed=x', { share: true, deliveryAddressId: 'a1' })).toBe(
    '/order/fulfillments/f%201/edit?embed=x&lang=zh&deliveryAddressId=a1&share=1',
  );
  expect(groupLink('f1', '?deliveryAddressId=a2', { inviteId: 'link' })).toBe(
    '/order/fulfillments/f1/edit?deliveryAddressId=a2&invite_id=link',
  );
  expect(groupLink('f1', '')).toBe('/order/fulfillments/f1/edit');
});

it.each(['debugreview', 'debugreview=', 'debugreview=1&menudraftid=d1'])(
  '[RTE-03] leads to the group with %s, which may have no value',
  (query) => {
    const search = new URL(groupLink('f1', `?item=dal&${query}`), 'http://localhost').searchParams;
    expect(search.has('debugreview')).toBe(true);
    expect(search.has('item')).toBe(false);
  },
);

it('[RTE-03] keeps all other parameters when one is removed', () => {
  expect(withoutParameter('?share=1&deliveryAddressId=a&lang=zh', 'share')).toBe(
    '?deliveryAddressId=a&lang=zh',
  );
  expect(withoutParameter('?share=1', 'share')).toBe('');
});

it('carries only the persisted parameters to other screens', () => {
  expect(persistedQuery('?invite_id=x&lang=zh&share=1')).toBe('?lang=zh');
  expect(persistedQuery('?invite_id=x')).toBe('');
});
