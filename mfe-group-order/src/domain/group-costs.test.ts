import { expect, it } from '@jest/globals';
import { makeFulfillment } from '@tiffin/testing/factories';
import { groupCosts } from './group-costs';

const { costBreakdown } = makeFulfillment();
const share = (externalUserId: string, amountMicro: number) => ({ externalUserId, amountMicro });

it('sums up the costs that people see', () => {
  const cost = {
    ...costBreakdown,
    itemSumMicro: 50_000_000,
    subtotalMicro: 44_000_000,
    deliveryChargeMicro: 4_000_000,
    serviceChargeMicro: 1_000_000,
    tipMicro: 5_000_000,
    shares: [share('a', 20_000_000), share('b', 0), share('c', 34_000_000)],
  };
  expect(groupCosts(cost)).toEqual({ people: 2, sharedMicro: 10_000_000, savedMicro: 6_000_000 });
});
