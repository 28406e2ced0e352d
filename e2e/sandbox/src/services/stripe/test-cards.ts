/**
 * The published test cards and how each acts. Other numbers are refused, so that nobody enters a real one.
 */
const TEST_CARDS = {
  '4242424242424242': { brand: 'visa', behaviour: 'passes' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'passes' },
  '378282246310005': { brand: 'amex', behaviour: 'passes' },
  '4000002760003184': { brand: 'visa', behaviour: 'challenges' },
  '4000000000000002': { brand: 'visa', behaviour: 'declines' },
} as const;

type TestCard = (typeof TEST_CARDS)[keyof typeof TEST_CARDS];

/** Returns how a number acts; undefined for a number that is no test card. */
export function testCard(number: string): TestCard | undefined {
  return Object.entries(TEST_CARDS).find(([known]) => known === number)?.[1];
}

/**
 * The published test payments: the ids that a wallet or a host's own card would return without a typed
 * number.
 */
const TEST_PAYMENTS = {
  pm_card_visa: { behaviour: 'passes', cardDisplayDetails: { brand: 'visa', country: 'US', last4: '4242' } },
  pm_card_visa_chargeDeclined: {
    behaviour: 'declines',
    cardDisplayDetails: { brand: 'visa', country: 'US', last4: '0002' },
  },
} as const;

type TestPayment = (typeof TEST_PAYMENTS)[keyof typeof TEST_PAYMENTS];

/** Returns how a wallet's payment acts; undefined for an unpublished id. */
export function testPayment(id: string): TestPayment | undefined {
  return Object.entries(TEST_PAYMENTS).find(([known]) => known === id)?.[1];
}
