import { checkTip } from './check-tip';
import { tipAmount, tipOptionsFor } from './tip-options-for';

const UNIT = 1_000_000;
const tip = (selectedTipOptionId: string | null, customTipAmountMicro: number | null = null) => ({
  selectedTipOptionId,
  customTipAmountMicro,
});

it('offers 0, 10, 15 and 20 per cent of the items, in whole cents', () => {
  expect(tipOptionsFor(28.5 * UNIT)).toEqual([
    { id: 'none', percent: 0, amountMicro: 0 },
    { id: 'tip_10', percent: 10, amountMicro: 2.85 * UNIT },
    { id: 'tip_15', percent: 15, amountMicro: 4.28 * UNIT },
    { id: 'tip_20', percent: 20, amountMicro: 5.7 * UNIT },
  ]);
});

it.each([
  ['an option', tip('tip_20'), 5.7 * UNIT],
  ['an option rather than an own amount', tip('tip_10', 9 * UNIT), 2.85 * UNIT],
  ['no tip, though an own amount was written before', tip('none', 9 * UNIT), 0],
  ['an own amount', tip(null, 9 * UNIT), 9 * UNIT],
  ['an own amount to the nearest cent', tip(null, 4_995_000), 5 * UNIT],
  ['neither', tip(null), 0],
])('a tip by %s', (_what, chosen, expected) => {
  expect(tipAmount(chosen, 28.5 * UNIT)).toBe(expected);
});

it('is zero on an empty sum', () => {
  expect(tipAmount(tip(null, 9 * UNIT), 0)).toBe(0);
});

it.each([
  [tip(null), undefined],
  [tip('none'), undefined],
  [tip('tip_20'), undefined],
  [tip(null, 0), undefined],
  [tip(null, 200 * UNIT), undefined],
  [tip('tip_99'), 'selectedTipOptionId'],
  [tip(''), 'selectedTipOptionId'],
  [tip(null, -1), 'customTipAmountMicro'],
  [tip(null, 200 * UNIT + 1), 'customTipAmountMicro'],
])('of %j is refused: %s', (chosen, reason) => {
  if (reason === undefined) expect(() => checkTip(chosen)).not.toThrow();
  else
    expect(() => checkTip(chosen)).toThrow(
      expect.objectContaining({ status: 400, type: 'INVALID_PARAMETER', reason }),
    );
});
