import { REMOTE_NAMES } from '@tiffin/contracts';
import type { RemoteName } from '@tiffin/contracts';

/** A remote that the address of a page asks for from elsewhere. */
export type AskedOverride = { readonly remote: RemoteName; readonly address: string; readonly host: string };

/** Returns what `?remote.mfe-x=URL` asks for: nothing of it is in effect until the developer agrees to it. */
export function askedOverrides(search: string): readonly AskedOverride[] {
  const query = new URLSearchParams(search);
  return REMOTE_NAMES.flatMap((remote) => {
    const address = query.get(parameterOf(remote)) ?? '';
    return isManifestUrl(address) ? [{ remote, address, host: new URL(address).host }] : [];
  });
}

/** Returns the URL of a page without its parameters of overrides. */
export function withoutAsked(href: string): string {
  const page = new URL(href);
  REMOTE_NAMES.forEach((remote) => page.searchParams.delete(parameterOf(remote)));
  return page.href;
}

/** Names the parameter that asks for a remote from elsewhere. */
export function parameterOf(remote: string): string {
  return `remote.${remote}`;
}

/** Whether a text can be the URL of a manifest. */
export function isManifestUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
