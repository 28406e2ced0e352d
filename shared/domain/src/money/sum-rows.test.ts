import { expect, it } from '@jest/globals';
import { rowsOfCharge, sumRow, withTotal } from './sum-rows';

const fee = { name: 'Service fee', amountMicro: 2_000_000 };
const levy = { name: 'City levy', amountMicro: 500_000 };

it('gives rows of one kind different keys', () => {
  expect(sumRow('tax', 1_000_000, 'HST', 2)).toEqual({
    key: 'tax-2',
    kind: 'tax',
    name: 'HST',
    amountMicro: 1_000_000,
  });
  expect(sumRow('tip', 3_000_000)).toEqual({ key: 'tip-0', kind: 'tip', amountMicro: 3_000_000 });
});

it('shows a charge as its parts if they add up to it', () => {
  expect(rowsOfCharge('service', [fee, levy], 2_500_000)).toEqual([
    { key: 'service-0', kind: 'service', ...fee },
    { key: 'service-1', kind: 'service', ...levy },
  ]);
});

it.each([
  ['has no parts', [], 2_500_000],
  ['has no parts and is zero', [], 0],
  ['is more than its parts', [fee, levy], 2_500_001],
  ['is less than its parts', [fee, levy], 2_499_999],
])('shows a charge as one row if it %s', (_what, parts, sumMicro) => {
  expect(rowsOfCharge('service', parts, sumMicro)).toEqual([sumRow('service', sumMicro)]);
});

it.each([
  [10, [], 10],
  [12, [sumRow('adjustment', 2)], 12],
  [7, [sumRow('adjustment', -3)], 7],
])('ends rows of 10 with a total of %s, and shows %j for the unexplained rest', (total, rest) => {
  const rows = [sumRow('items', 4), sumRow('tip', 6)];
  expect(withTotal(rows, total)).toEqual([...rows, ...rest, sumRow('total', total)]);
});
