import { expect, it } from '@jest/globals';
import { makeMerchant } from './factories/merchant';
import { fromTheFuture } from './from-the-future';

it('makes every enumeration unknown, adds fields and keeps the rest', () => {
  const merchant = makeMerchant();
  expect(fromTheFuture('getMerchant', { merchant }).data).toMatchObject({
    merchant: {
      id: merchant.id,
      state: 'FROM_THE_FUTURE',
      displayConfiguration: {
        displayMode: 'FROM_THE_FUTURE',
        fromTheFuture: 'merchant displayConfiguration',
      },
      fromTheFuture: 'merchant',
    },
  });
});
