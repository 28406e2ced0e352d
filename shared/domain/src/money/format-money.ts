import type { Locale } from '@tiffin/contracts';
import { currencySymbol } from './currency-symbol';
import { safeMicro } from './micro';
import { wholeCents } from './whole-cents';

const tags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-Hant' };
const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * Formats micro units to the cent, half a cent away from zero: 12_750_000 CAD is "$12.75". Throws a
 * RangeError unless the amount is a safe integer, because no amount is better than a wrong one (specification
 * 9).
 */
export function formatMoney(micro: number, currencyCode: string, locale: Locale): string {
  return formatOf(locale)
    .formatToParts(wholeCents(safeMicro(micro)) / 100)
    .map(({ type, value }) => (type === 'currency' ? currencySymbol(currencyCode) : value))
    .join('');
}

/** Returns one format for all currencies: each has two decimals and its symbol in front. */
function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'USD' });
  formats.set(locale, format);
  return format;
}
