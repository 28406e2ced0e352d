const PARAMETER = /^remote\./;

/** A remote that the address of a page asks for from elsewhere. */
export type AskedOverride = { readonly remote: string; readonly address: string; readonly host: string };

/**
 * Returns what `?remote.mfe-x=URL` asks for, of the remotes that the page knows: nothing of it is in effect until the
 * developer agrees to it.
 */
export function askedOverrides(search: string, remotes: readonly string[]): readonly AskedOverride[] {
  const query = new URLSearchParams(search);
  return remotes.flatMap((remote) => {
    const address = query.get(parameterOf(remote)) ?? '';
    return isManifestUrl(address) ? [{ remote, address, host: new URL(address).host }] : [];
  });
}

/** Returns the URL of a page without its parameters of overrides. */
export function withoutAsked(href: string): string {
  const page = new URL(href);
  for (const name of [...page.searchParams.keys()]) {
    if (PARAMETER.test(name)) page.searchParams.delete(name);
  }
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
