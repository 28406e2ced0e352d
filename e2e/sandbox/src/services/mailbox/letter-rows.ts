import type { Locale, Order } from '@tiffin/contracts';
import { letterTime } from './letter-time';
import type { LetterRow } from './render-letter';

const WORDS = {
  en: {
    date: 'Date',
    payment: 'Payment',
    card: (brand: string, last4: string) => `${brand} ending ${last4}`,
    invoice: 'Billed to your company',
  },
  zh: {
    date: '日期',
    payment: '付款方式',
    card: (brand: string, last4: string) => `${brand} 尾號 ${last4}`,
    invoice: '記入公司帳戶',
  },
} as const;

/** Returns the row of a receipt that says when, on the clock of the merchant. */
export function dateRow(at: number, timeZone: string, locale: Locale): LetterRow {
  const day = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-Hant' : 'en-GB', { dateStyle: 'long', timeZone });
  const time = letterTime(at, timeZone, locale);
  return { label: WORDS[locale].date, amount: `${day.format(at)}${locale === 'zh' ? '，' : ', '}${time}` };
}

/** Returns the row of a receipt that names the card or the company; none if nothing was paid. */
export function paymentRows(
  { cardDisplayDetails: card, paymentMethodIdentifier }: Order['paymentMethod'],
  locale: Locale,
): LetterRow[] {
  const say = WORDS[locale];
  if (card) return [{ label: say.payment, amount: cardWords(card, locale) }];
  const isInvoice = paymentMethodIdentifier.paymentOptionType === 'INVOICE';
  return isInvoice ? [{ label: say.payment, amount: say.invoice }] : [];
}

/** Writes which card it is: "Visa ending 4242". */
export function cardWords(
  { brand, last4 }: NonNullable<Order['paymentMethod']['cardDisplayDetails']>,
  locale: Locale,
): string {
  return WORDS[locale].card(brand.charAt(0).toUpperCase() + brand.slice(1), last4);
}
