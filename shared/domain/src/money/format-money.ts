import { currencySymbol } from './currency-symbol';
import { safeMicro } from './micro';
import { wholeCents } from './whole-cents';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats micro units to the cent, half a cent away from zero: 12_750_000 CAD is "$12.75". Throws a
 * RangeError unless the amount is a safe integer, because no amount is better than a wrong one (specification
 * 9). The language is a tag of BCP 47.
 */
export function formatMoney(micro: number, currencyCode: string, language: string): string {
  return formatOf(language)
    .formatToParts(wholeCents(safeMicro(micro)) / 100)
    .map(({ type, value }) => (type === 'currency' ? currencySymbol(currencyCode) : value))
    .join('');
}

/** Returns one format for all currencies: each has two decimals and its symbol in front. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  formats.set(language, format);
  return format;
}
