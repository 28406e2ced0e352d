import { expect, it } from '@jest/globals';
import { fundingSourceOf } from './funding-source';

it.each([
  ['ACCOUNT', 'account-1'],
  ['PAYMENT_OPTION', null],
] as const)('[GRP-14] the funding source of %s is %s', (entityType, source) => {
  expect(fundingSourceOf({ entityType, entityId: 'account-1' })).toBe(source);
});
