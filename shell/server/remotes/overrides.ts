import { REMOTE_NAME } from '@tiffin/contracts';
import type { Settings } from '../settings';

/** Session cookie that stores the overrides that a developer agreed to. */
export const OVERRIDES_COOKIE = 'tiffin_remotes';

/** Manifest URLs by remote, which replace the deployed remotes. */
export type Overrides = Readonly<Record<string, string>>;

type Allowing = Pick<Settings, 'overrideHosts'>;

/**
 * Returns the overrides that a developer agreed to in this browser, from hosts that a setting names. In production
 * the setting names none. An override in the query only makes the page ask for agreement.
 */
export function readOverrides(cookie: string | undefined, { overrideHosts }: Allowing): Overrides {
  const kept = new URLSearchParams(cookie);
  return Object.fromEntries(
    [...kept].filter(([name, url]) => REMOTE_NAME.test(name) && isAllowedManifest(url, overrideHosts)),
  );
}

/** Returns the cookie that stores overrides until the browser closes. */
export function overridesCookie(overrides: Overrides, isSecure: boolean): string {
  const value = encodeURIComponent(new URLSearchParams(overrides).toString());
  return `${OVERRIDES_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Returns whether a URL is http(s) on an allowed host (`localhost:3200`). */
export function isAllowedManifest(url: string, overrideHosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) && overrideHosts.includes(host);
}
