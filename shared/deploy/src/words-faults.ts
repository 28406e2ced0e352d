import { LOCALES } from '@tiffin/contracts';
import type { BuildRecord } from './build-record';

/** Returns the languages in which a build has no sentence for pages on which it does not load, one sentence each. */
export function wordsFaults({ name, missing = {} }: BuildRecord): readonly string[] {
  return LOCALES.filter((locale) => !missing[locale]?.trim()).map(
    (locale) =>
      `${name} does not say in ${locale} what is missing if it does not load. ` +
      `Add it to ${name}/src/routes.ts: export const missing = { en: '…', zh: '…' }.`,
  );
}
