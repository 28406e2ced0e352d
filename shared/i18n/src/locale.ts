import type { Locale } from '@tiffin/contracts';

/**
 * Returns the language of a value from outside (query, storage, browser tag). English for everything that is
 * not Chinese.
 */
export function toLocale(value: string | null | undefined): Locale {
  return value?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
