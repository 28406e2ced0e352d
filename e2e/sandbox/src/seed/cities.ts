import type { CurrencyCode } from '@tiffin/contracts';
import type { MerchantCharges } from '../services/content/merchant-record';

/** A city where merchants are, and everything that depends only on the city. */
export type City = {
  readonly name: string;
  readonly country: string;
  readonly phoneCode: string;
  readonly timeZone: string;
  readonly currencyCode: CurrencyCode;
  /** Price level relative to Canadian dollars, and the step that prices are rounded to. */
  readonly priceFactor: number;
  readonly priceStep: number;
  readonly taxRates: MerchantCharges['taxRates'];
};

const QUARTER = 0.25;

export const CITIES = {
  toronto: {
    name: 'Toronto',
    country: 'CA',
    phoneCode: '+1',
    timeZone: 'America/Toronto',
    currencyCode: 'CAD',
    priceFactor: 1,
    priceStep: QUARTER,
    taxRates: [{ name: 'HST', ratePercent: 13, included: false }],
  },
  newYork: {
    name: 'New York',
    country: 'US',
    phoneCode: '+1',
    timeZone: 'America/New_York',
    currencyCode: 'USD',
    priceFactor: 0.95,
    priceStep: QUARTER,
    taxRates: [
      { name: 'State tax', ratePercent: 4, included: false },
      { name: 'City tax', ratePercent: 4.875, included: false },
    ],
  },
  london: {
    name: 'London',
    country: 'GB',
    phoneCode: '+44',
    timeZone: 'Europe/London',
    currencyCode: 'GBP',
    priceFactor: 0.65,
    priceStep: QUARTER,
    taxRates: [{ name: 'VAT', ratePercent: 20, included: true }],
  },
  hongKong: {
    name: 'Hong Kong',
    country: 'HK',
    phoneCode: '+852',
    timeZone: 'Asia/Hong_Kong',
    currencyCode: 'HKD',
    priceFactor: 5.2,
    priceStep: 1,
    taxRates: [],
  },
  sydney: {
    name: 'Sydney',
    country: 'AU',
    phoneCode: '+61',
    timeZone: 'Australia/Sydney',
    currencyCode: 'AUD',
    priceFactor: 1.15,
    priceStep: QUARTER,
    taxRates: [{ name: 'GST', ratePercent: 10, included: true }],
  },
  berlin: {
    name: 'Berlin',
    country: 'DE',
    phoneCode: '+49',
    timeZone: 'Europe/Berlin',
    currencyCode: 'EUR',
    priceFactor: 0.8,
    priceStep: QUARTER,
    taxRates: [{ name: 'MwSt.', ratePercent: 7, included: true }],
  },
} as const satisfies Readonly<Record<string, City>>;
