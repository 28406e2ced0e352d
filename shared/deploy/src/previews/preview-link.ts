import type { RemoteRoute } from '@tiffin/contracts';

type Preview = {
  readonly name: string;
  readonly routes: readonly RemoteRoute[] | undefined;
  readonly manifestUrl: string;
};

/**
 * Returns the link that opens a preview: the remote's first page without parameters, or the home page. The page asks before it
 * loads the preview, and keeps it on other pages.
 */
export function previewLink(shellUrl: string, { name, routes = [], manifestUrl }: Preview): string {
  const path = routes.find((route) => !/[:*]/.test(route.path))?.path ?? '/';
  return `${shellUrl}${path}?remote.${name}=${encodeURIComponent(manifestUrl)}`;
}
