import type { GuestToken, ServerKnows } from '@tiffin/auth';
import { parseConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { toLocale } from '@tiffin/i18n';

type Bootstrap = {
  readonly config: AppConfig;
  readonly locale: Locale;
  readonly guestToken: GuestToken | undefined;
  /** What the server found in the cookies of the request. */
  readonly session: ServerKnows;
  /** The browser comes back from the sign-in provider. */
  readonly isFromAuth: boolean;
  /** By the full address of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
};

/**
 * What the server wrote into the page: its configuration and language, and, where they could be had in time, the guests'
 * token and answers for the first screen. Throws where configuration or language is missing or wrong.
 */
export function readBootstrap(page: Document): Bootstrap {
  const element = page.getElementById('tiffin-bootstrap');
  const value: unknown = JSON.parse(element?.textContent || 'null');
  // It holds tokens: from here on they are in memory only.
  if (element) element.textContent = '';
  if (!isObject(value) || !('config' in value) || !('locale' in value)) {
    throw new Error('The page came without its configuration');
  }
  return {
    config: parseConfig(value.config),
    locale: toLocale(typeof value.locale === 'string' ? value.locale : null),
    guestToken: 'guestToken' in value ? toToken(value.guestToken) : undefined,
    session: 'session' in value ? toServerKnows(value.session) : { canRefresh: false },
    isFromAuth: 'isFromAuth' in value && value.isFromAuth === true,
    answers: 'answers' in value && isObject(value.answers) ? { ...value.answers } : {},
  };
}

function toToken(value: unknown): GuestToken | undefined {
  if (!isObject(value) || !('accessToken' in value) || !('expiresAt' in value)) return undefined;
  const { accessToken, expiresAt } = value;
  return typeof accessToken === 'string' && typeof expiresAt === 'number'
    ? { accessToken, expiresAt }
    : undefined;
}

function toServerKnows(value: unknown): ServerKnows {
  if (!isObject(value)) return { canRefresh: false };
  return {
    token: 'token' in value ? toPersonToken(value.token) : undefined,
    canRefresh: 'canRefresh' in value && value.canRefresh === true,
  };
}

/** By this machine's clock, which need not be the server's. */
function toPersonToken(value: unknown): ServerKnows['token'] {
  if (!isObject(value) || !('accessToken' in value) || !('expiresIn' in value)) return undefined;
  const { accessToken, expiresIn } = value;
  return typeof accessToken === 'string' && typeof expiresIn === 'number'
    ? { accessToken, expiresAt: Date.now() + expiresIn * 1000 }
    : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
