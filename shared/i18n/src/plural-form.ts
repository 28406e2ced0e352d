import type { Locale } from '@tiffin/contracts';

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the plural category of a number in a language: `one`, `other`. */
export function pluralForm(locale: Locale, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
}
