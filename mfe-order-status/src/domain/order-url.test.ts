import { describe, expect, it } from '@jest/globals';
import { readOrderUrl } from './order-url';

describe('readOrderUrl', () => {
  it.each(['ID', 'TOKEN', 'GUEST_TOKEN'] as const)(
    '[RTE-02] reads the identifier type %s from the query',
    (type) => {
      expect(readOrderUrl('abc', type)).toEqual({ identifier: 'abc', type });
    },
  );

  it('[RTE-02] reads a URL without a type as an id', () => {
    expect(readOrderUrl('abc', null)).toEqual({ identifier: 'abc', type: 'ID' });
  });

  it.each([
    ['abc', 'id'],
    ['abc', 'COURIER'],
    ['abc', ''],
    [' ', 'ID'],
    [undefined, 'ID'],
  ])('[RTE-02] returns nothing for %p of type %p', (identifier, type) => {
    expect(readOrderUrl(identifier, type)).toBeUndefined();
  });
});
