import { REMOTE_NAMES } from '@tiffin/contracts';
import type { RemoteName } from '@tiffin/contracts';
import type { Settings } from '../settings';

/** Session cookie that keeps a developer's overrides from page to page. */
export const OVERRIDES_COOKIE = 'tiffin_remotes';

/** Manifest addresses that take the place of deployed remotes. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** A developer looks at a remote from elsewhere: never in production. */
export function mayOverride({ config }: Settings): boolean {
  return config.environment !== 'production';
}

/**
 * Overrides by `?remote.mfe-x=URL` over those of the cookie; an empty value ends one.
 */
export function readOverrides(query: URLSearchParams, cookie: string | undefined): Overrides {
  const kept = new URLSearchParams(cookie);
  return Object.fromEntries(
    REMOTE_NAMES.flatMap((name) => {
      const url = query.get(`remote.${name}`) ?? kept.get(name) ?? '';
      return isManifestAddress(url) ? [[name, url] as const] : [];
    }),
  );
}

/** The cookie that keeps overrides until the browser closes. */
export function overridesCookie(overrides: Overrides): string {
  const value = encodeURIComponent(new URLSearchParams(overrides).toString());
  return `${OVERRIDES_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`;
}

function isManifestAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
