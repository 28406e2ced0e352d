import { parseConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { toLocale } from '@tiffin/i18n';

/** What the server wrote into the page: its configuration and language. Throws where it is missing or wrong. */
export function readBootstrap(page: Document): { readonly config: AppConfig; readonly locale: Locale } {
  const value: unknown = JSON.parse(page.getElementById('tiffin-bootstrap')?.textContent ?? 'null');
  if (typeof value !== 'object' || value === null || !('config' in value) || !('locale' in value)) {
    throw new Error('The page came without its configuration');
  }
  return {
    config: parseConfig(value.config),
    locale: toLocale(typeof value.locale === 'string' ? value.locale : null),
  };
}
