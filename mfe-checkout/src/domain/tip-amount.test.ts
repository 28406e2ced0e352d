import { describe, expect, it } from '@jest/globals';
import { readTipAmount } from './tip-amount';

describe('readTipAmount', () => {
  it.each([
    ['0', 0],
    ['3.5', 3_500_000],
    [' 3,50 ', 3_500_000],
    ['0.07', 70_000],
    ['200', 200_000_000],
    ['200.00', 200_000_000],
  ])('[CRT-20] accepts %p', (text, amountMicro) => {
    expect(readTipAmount(text)).toEqual({ kind: 'accepted', amountMicro });
  });

  it.each(['200.01', '201', '-1', '999999999'])('[CRT-20] refuses %p as outside 0 to 200', (text) => {
    expect(readTipAmount(text)).toEqual({ kind: 'refused', reason: 'range' });
  });

  it.each(['', 'lots', '3.555', '1e2', '3.', '¥3', '1 000'])(
    '[CRT-20] refuses %p as not an amount',
    (text) => {
      expect(readTipAmount(text)).toEqual({ kind: 'refused', reason: 'number' });
    },
  );
});
