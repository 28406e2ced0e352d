import type { Locale } from '@tiffin/contracts';
import { currencySymbol } from './currency-symbol';
import { safeMicro } from './micro';
import { wholeCents } from './whole-cents';

const tags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-Hant' };
const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * Micro units as people write the amount, to the cent, half a cent away from zero: 12_750_000 CAD is "$12.75". A
 * RangeError for what is no safe whole number: no amount is better than a wrong one (specification 9).
 */
export function formatMoney(micro: number, currencyCode: string, locale: Locale): string {
  return formatOf(locale)
    .formatToParts(wholeCents(safeMicro(micro)) / 100)
    .map(({ type, value }) => (type === 'currency' ? currencySymbol(currencyCode) : value))
    .join('');
}

/** Every currency of the product has two decimals and its sign in front, so that one pattern serves them all. */
function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'USD' });
  formats.set(locale, format);
  return format;
}
