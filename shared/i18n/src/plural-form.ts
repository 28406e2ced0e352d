const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural category of a number in a language: `one`, `other`, in some languages more. */
export function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
