const PARAMETER = /^remote\./;

/** An override that the page's URL asks for. */
export type AskedOverride = { readonly remote: string; readonly address: string; readonly host: string };

/**
 * Returns the overrides that `?remote.mfe-x=URL` asks for, for remotes that the page knows. An override takes
 * effect only after the developer agrees.
 */
export function askedOverrides(search: string, remotes: readonly string[]): readonly AskedOverride[] {
  const query = new URLSearchParams(search);
  return remotes.flatMap((remote) => {
    const address = query.get(parameterOf(remote)) ?? '';
    return isManifestUrl(address) ? [{ remote, address, host: new URL(address).host }] : [];
  });
}

/** Returns the URL of a page without its override parameters. */
export function withoutAsked(href: string): string {
  const page = new URL(href);
  for (const name of [...page.searchParams.keys()]) {
    if (PARAMETER.test(name)) page.searchParams.delete(name);
  }
  return page.href;
}

/** Returns the name of the parameter that asks for an override. */
export function parameterOf(remote: string): string {
  return `remote.${remote}`;
}

/** Returns whether a text is an absolute http(s) URL. */
export function isManifestUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
