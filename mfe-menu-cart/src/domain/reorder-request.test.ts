import { expect, it } from '@jest/globals';
import { reorderPath } from '@tiffin/domain';
import { readReorderRequest, withoutReorderRequest } from './reorder-request';

const queryOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')));

it.each(['ID', 'TOKEN', 'GUEST_TOKEN'] as const)(
  '[CRT-19] reads an order of type %s from its path',
  (type) => {
    expect(readReorderRequest(queryOf(reorderPath('/m/soup', 'a/b c', type)))).toEqual({
      identifier: 'a/b c',
      type,
    });
  },
);

it('takes an order without a type for an id', () => {
  expect(readReorderRequest(new URLSearchParams('reorder=7'))).toEqual({ identifier: '7', type: 'ID' });
});

it.each(['', 'reorder=', 'reorder=%20', 'reorder=7&orderIdentifierType=COURIER', 'orderIdentifierType=ID'])(
  'reads no request from "%s"',
  (query) => {
    expect(readReorderRequest(new URLSearchParams(query))).toBeUndefined();
  },
);

it('removes the request and keeps the rest of the query', () => {
  const query = new URLSearchParams('table=4&reorder=7&orderIdentifierType=ID&lang=zh');
  expect(withoutReorderRequest(query).toString()).toBe('table=4&lang=zh');
});
