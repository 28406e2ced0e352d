import { expect, it } from '@jest/globals';
import { ordersByMonth } from './orders-by-month';

const at = (createdAt: string, timeZone = 'America/Toronto') => ({ createdAt, merchant: { timeZone } });

it.each([
  ['the same month', [at('2026-11-20T17:00:00Z'), at('2026-11-02T17:00:00Z')], [['2026-11', 2]]],
  [
    'two months and two years',
    [at('2026-01-02T17:00:00Z'), at('2025-12-30T17:00:00Z'), at('2025-01-30T17:00:00Z')],
    [
      ['2026-01', 1],
      ['2025-12', 1],
      ['2025-01', 1],
    ],
  ],
  ['the last evening of a month at the merchant', [at('2026-11-01T03:30:00Z')], [['2026-10', 1]]],
  [
    'the first morning of a month at the merchant',
    [at('2026-10-31T17:00:00Z', 'Asia/Hong_Kong')],
    [['2026-11', 1]],
  ],
  [
    'merchants whose months differ',
    [
      at('2026-10-31T17:00:00Z', 'Asia/Hong_Kong'),
      at('2026-10-31T17:00:00Z'),
      at('2026-10-31T16:30:00Z', 'Asia/Hong_Kong'),
    ],
    [
      ['2026-11', 2],
      ['2026-10', 1],
    ],
  ],
  ['no order', [], []],
])('groups %s', (_what, orders, expected) => {
  expect(ordersByMonth(orders).map(({ key, orders: ofMonth }) => [key, ofMonth.length])).toEqual(expected);
});
