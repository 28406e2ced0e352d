import type { GuestToken } from '@tiffin/auth';
import { parseConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { toLocale } from '@tiffin/i18n';

type Bootstrap = {
  readonly config: AppConfig;
  readonly locale: Locale;
  readonly guestToken: GuestToken | undefined;
  /** By the full address of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
};

/**
 * What the server wrote into the page: its configuration and language, and, where they could be had in time, the guests'
 * token and answers for the first screen. Throws where configuration or language is missing or wrong.
 */
export function readBootstrap(page: Document): Bootstrap {
  const value: unknown = JSON.parse(page.getElementById('tiffin-bootstrap')?.textContent ?? 'null');
  if (!isObject(value) || !('config' in value) || !('locale' in value)) {
    throw new Error('The page came without its configuration');
  }
  return {
    config: parseConfig(value.config),
    locale: toLocale(typeof value.locale === 'string' ? value.locale : null),
    guestToken: 'guestToken' in value ? toGuestToken(value.guestToken) : undefined,
    answers: 'answers' in value && isObject(value.answers) ? { ...value.answers } : {},
  };
}

function toGuestToken(value: unknown): GuestToken | undefined {
  if (!isObject(value) || !('accessToken' in value) || !('expiresAt' in value)) return undefined;
  const { accessToken, expiresAt } = value;
  return typeof accessToken === 'string' && typeof expiresAt === 'number'
    ? { accessToken, expiresAt }
    : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
