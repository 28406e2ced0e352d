import type { DehydratedState } from '@tanstack/react-query';
import type { GuestToken, ServerKnows } from '@tiffin/auth';
import { parseConfig } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { isRecord } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { toLocale } from '@tiffin/i18n';
import type { EnglishRegion } from '@tiffin/i18n';

type Bootstrap = {
  readonly config: AppConfig;
  readonly locale: Locale;
  /** The region of the reader's English; undefined if the browser names none. */
  readonly english: EnglishRegion | undefined;
  readonly guestToken: GuestToken | undefined;
  /** The session that the server read from the request's cookies. */
  readonly session: ServerKnows;
  /** Whether the browser returns from the sign-in provider. */
  readonly isFromAuth: boolean;
  /** The data of the first screen, as the query library writes it; empty without any. */
  readonly queries: DehydratedState;
  /** Manifest URL of the build that could not render this page on the server. */
  readonly failedBuild: string | undefined;
  /** Manifest URL of the build whose screen is in the page, and the time (ms since 1970) that this screen shows. */
  readonly rendered: { readonly url: string; readonly nowMs: number } | undefined;
  /** When the server sent the page, in milliseconds since 1970 by its clock; this machine's time if it does not say. */
  readonly sentMs: number;
};

/**
 * Returns what the server wrote into the page: configuration, language and session. The guest token and the
 * data of the first screen are optional, because the server limits the time for them. Throws if configuration
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
    english: toEnglish(value.english),
    guestToken: toToken(value.guestToken),
    session: toServerKnows(value.session),
    isFromAuth: value.isFromAuth === true,
    queries: toQueries(value.queries),
    failedBuild: typeof value.failedBuild === 'string' ? value.failedBuild : undefined,
    rendered: toRendered(value),
    sentMs:
      isRecord(value.session) && typeof value.session.sentMs === 'number' ? value.session.sentMs : Date.now(),
  };
}

function toQueries(value: unknown): DehydratedState {
  const queries: unknown = isRecord(value) ? value.queries : undefined;
  return { queries: isQueries(queries) ? queries : [], mutations: [] };
}

/** The query library wrote them; this checks what would break the page. */
function isQueries(value: unknown): value is DehydratedState['queries'] {
  return (
    Array.isArray(value) &&
    value.every((query) => isRecord(query) && typeof query.queryHash === 'string' && isRecord(query.state))
  );
}

function toRendered({ renderedBuild: url, nowMs }: Readonly<Record<string, unknown>>): Bootstrap['rendered'] {
  return typeof url === 'string' && typeof nowMs === 'number' ? { url, nowMs } : undefined;
}

function toEnglish(value: unknown): EnglishRegion | undefined {
  return value === 'US' || value === 'CA' || value === 'GB' ? value : undefined;
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
