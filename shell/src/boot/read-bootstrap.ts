import type { GuestToken, ServerKnows } from '@tiffin/auth';
import { parseConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { isRecord } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { toLocale } from '@tiffin/i18n';

type Bootstrap = {
  readonly config: AppConfig;
  readonly locale: Locale;
  readonly guestToken: GuestToken | undefined;
  /** The session that the server read from the request's cookies. */
  readonly session: ServerKnows;
  /** Whether the browser returns from the sign-in provider. */
  readonly isFromAuth: boolean;
  /** Responses by the full URL of the request. */
  readonly answers: Readonly<Record<string, unknown>>;
};

/**
 * Returns what the server wrote into the page: configuration, language and session. The guest token and the
 * responses for the first screen are optional, because the server limits the time for them. Throws if configuration
 * or language is missing or invalid.
 */
export function readBootstrap(page: Document): Bootstrap {
  const element = page.getElementById('tiffin-bootstrap');
  const value: unknown = JSON.parse(element?.textContent || 'null');
  // The element holds tokens: keep them only in memory from here on.
  if (element) element.textContent = '';
  if (!isRecord(value) || !('config' in value) || !('locale' in value)) {
    throw new Error('The page came without its configuration');
  }
  return {
    config: parseConfig(value.config),
    locale: toLocale(typeof value.locale === 'string' ? value.locale : null),
    guestToken: toToken(value.guestToken),
    session: toServerKnows(value.session),
    isFromAuth: value.isFromAuth === true,
    answers: isRecord(value.answers) ? value.answers : {},
  };
}

function toToken(value: unknown): GuestToken | undefined {
  if (!isRecord(value)) return undefined;
  const { accessToken, expiresAt } = value;
  return typeof accessToken === 'string' && typeof expiresAt === 'number'
    ? { accessToken, expiresAt }
    : undefined;
}

function toServerKnows(value: unknown): ServerKnows {
  if (!isRecord(value)) return { canRefresh: false };
  return {
    token: toPersonToken(value.token),
    canRefresh: value.canRefresh === true,
  };
}

/** Returns the token with its expiry by this machine's clock, which can differ from the server's. */
function toPersonToken(value: unknown): ServerKnows['token'] {
  if (!isRecord(value)) return undefined;
  const { accessToken, expiresIn } = value;
  return typeof accessToken === 'string' && typeof expiresIn === 'number'
    ? { accessToken, expiresAt: Date.now() + expiresIn * 1000 }
    : undefined;
}
