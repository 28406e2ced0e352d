import { taxesFor } from './taxes-for';

const hst = { name: 'HST', ratePercent: 13, included: false };
const vat = { name: 'VAT', ratePercent: 20, included: true };

it('adds a tax in whole cents, and lists an included tax without adding it', () => {
  expect(taxesFor([hst, vat], 28_500_000, 'en')).toEqual([
    { name: 'HST', ratePercent: 13, amountMicro: 3_710_000 },
    { name: 'VAT (included)', ratePercent: 20, amountMicro: 0 },
  ]);
});

it('returns no taxes if there are none', () => {
  expect(taxesFor([], 28_500_000, 'en')).toEqual([]);
});
