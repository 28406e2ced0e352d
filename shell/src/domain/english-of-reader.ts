import type { EnglishRegion } from '@tiffin/i18n';

/** Returns the region of the first English in a browser's languages (`Accept-Language`); undefined if none has a region. */
export function englishOfReader(acceptLanguage = ''): EnglishRegion | undefined {
  const region = /\ben-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase();
  if (region === undefined) return undefined;
  return region === 'US' || region === 'CA' ? region : 'GB';
}
