import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { keepApproval, takeApproval } from './wallet-approval';

const approval = {
  payment: {
    type: 'APPLE_PAY',
    identifier: {
      entityType: 'PAYMENT_OPTION',
      entityId: 'pm_wallet',
      paymentProvider: 'STRIPE',
      paymentOptionType: 'APPLE_PAY',
    },
    contact: undefined,
  },
  cartChecksum: 'checksum-1',
  totalMicro: 12_600_000,
} as const;

it('[CHK-17] gives an approval once, to the history entry that was opened with it', () => {
  const client = new QueryClient();
  const state = keepApproval(client, approval);
  expect(takeApproval(client, keepApproval(client, { ...approval, totalMicro: 1 }))?.totalMicro).toBe(1);
  expect(takeApproval(client, state)).toEqual(approval);
  expect(takeApproval(client, state)).toBeUndefined();
});

it('[CHK-17] a reload forgets an approval, although the history entry still names it', () => {
  const state = keepApproval(new QueryClient(), approval);
  expect(takeApproval(new QueryClient(), state)).toBeUndefined();
});

it.each([[null], ['approval'], [{}], [{ approval: 7 }], [{ fromPayment: true }]])(
  'finds no approval in the history state %j',
  (state) => {
    expect(takeApproval(new QueryClient(), state)).toBeUndefined();
  },
);
