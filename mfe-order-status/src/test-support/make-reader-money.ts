import type { ReaderMoney } from '@tiffin/contracts';
import { makeOrder } from '@tiffin/testing';

type Payer = Extract<ReaderMoney, { role: 'PAYER' }>;
type Guest = Extract<ReaderMoney, { role: 'GUEST' }>;

/** How a card that was stored pays, and how a company is billed. */
export const { paymentMethod: byCard } = makeOrder();
export const byCompany = {
  paymentMethodIdentifier: { ...byCard.paymentMethodIdentifier, paymentOptionType: 'INVOICE' },
  cardDisplayDetails: null,
} as const;

/** Returns the money of a person who paid 12.60 alone. */
export function makePayerMoney(overrides: Partial<Payer> = {}): Payer {
  return {
    role: 'PAYER',
    paidMicro: 12_600_000,
    paymentMethod: byCard,
    paidByGuestsMicro: 0,
    owedMicro: 0,
    ...overrides,
  };
}

/** Returns the money of a guest of Ana's whose part of 4.20 nobody paid yet. */
export function makeGuestMoney(overrides: Partial<Guest> = {}): Guest {
  return {
    role: 'GUEST',
    hostFirstName: 'Ana',
    partMicro: 4_200_000,
    paidMicro: 0,
    paymentMethod: null,
    coveredMicro: 0,
    owedMicro: 0,
    settledMicro: 0,
    ...overrides,
  };
}
