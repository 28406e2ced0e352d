import { expect, it } from '@jest/globals';
import { embeddedPaymentSchema } from '@tiffin/contracts/schemas';
import { hostPaymentOf } from './host-payment';

const financialInfo = { totalPayableMicro: 27_120_000, subtotalMicro: 24_000_000, taxMicro: 3_120_000 };

it.each([
  ['DOLLAR', 'ca', 'CAD'],
  ['DOLLAR', 'US', 'USD'],
  [undefined, 'HK', 'HKD'],
  ['GBP', 'GB', 'GBP'],
] as const)('[EMB-03] asks for a cart in %s of %s in %s', (currencyCode, country, currency) => {
  const payment = hostPaymentOf({
    type: 'GOOGLE_PAY',
    merchant: { address: { country } },
    cart: { currencyCode, financialInfo },
  });
  expect(embeddedPaymentSchema.parse(payment)).toEqual({
    type: 'GOOGLE_PAY',
    countryCode: country.toUpperCase(),
    currency,
    total: 27_120_000,
    subtotal: 24_000_000,
    tax: 3_120_000,
  });
});
