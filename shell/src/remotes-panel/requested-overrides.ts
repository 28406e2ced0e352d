const PARAMETER = /^remote\./;

/** An override that the page's URL asks for. */
export type RequestedOverride = {
  readonly remote: string;
  readonly manifestUrl: string;
  readonly host: string;
};

/**
 * Returns the overrides that `?remote.mfe-x=URL` asks for, for remotes that the page knows. An override takes
 * effect only after the developer agrees.
 */
export function requestedOverrides(search: string, remotes: readonly string[]): readonly RequestedOverride[] {
  const query = new URLSearchParams(search);
  return remotes.flatMap((remote) => {
    const manifestUrl = query.get(parameterOf(remote)) ?? '';
    return isManifestUrl(manifestUrl) ? [{ remote, manifestUrl, host: new URL(manifestUrl).host }] : [];
  });
}

/** Returns the URL of a page without its override parameters. */
export function withoutRequestedOverrides(href: string): string {
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
