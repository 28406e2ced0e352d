import { expect, it } from '@jest/globals';
import { invitePayer } from './invite-terms';

it.each([
  ['FIXED_AMOUNT', null, { kind: 'all' }],
  ['FIXED_AMOUNT', 15_000_000, { kind: 'upTo', amountMicro: 15_000_000, currencyCode: 'CAD' }],
  ['FIXED_AMOUNT', 0, { kind: 'upTo', amountMicro: 0, currencyCode: 'CAD' }],
  ['FIXED_AMOUNT', undefined, undefined],
  ['PAY_SEPARATELY', null, { kind: 'separately' }],
  [undefined, null, undefined],
] as const)('[GRP-15] %s of %s invites with %j', (paymentSplit, fixedAmountMicro, payer) => {
  expect(invitePayer({ paymentSplit, fixedAmountMicro, currencyCode: 'CAD' })).toEqual(payer);
});
