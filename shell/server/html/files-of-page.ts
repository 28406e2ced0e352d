import type { RemotesForPage } from '../remotes/remotes-for-page';
import type { PageLanguage } from '../languages/page-language';
import type { ShellBuild } from '../builds/shell-build';
import type { renderPage } from './render-page';
import { fontUrlOf, shellUrl } from './shell-urls';

/**
 * Chunks that a page needs at once if it does not include the data of its first screen: the network client and the
 * session.
 */
const ASKING_CHUNKS = ['keycloak', 'network'] as const;

/** Returns the scripts and the typeface that a page loads at once. */
export function filesOf(
  build: ShellBuild,
  { preloads, takes }: RemotesForPage,
  { language, isAsking }: { readonly language: PageLanguage; readonly isAsking: boolean },
): Pick<Parameters<typeof renderPage>[0], 'scripts' | 'preloads' | 'fontUrl'> {
  return {
    scripts: [
      ...(language.translation ? [{ url: language.translation.script.url }] : []),
      ...build.initial.map((file) => ({ url: shellUrl(file), integrity: build.integrity[file] })),
    ],
    preloads: [
      ...preloads,
      // No integrity hash: webpack loads same-origin chunks without CORS, and a preload must use the same mode.
      ...early(build, [`${language.locale}-page`, ...takes], true),
      ...early(build, isAsking ? ASKING_CHUNKS : [], false),
    ],
    fontUrl: fontUrlOf(build),
  };
}

function early(
  { chunks }: ShellBuild,
  names: readonly string[],
  isUrgent: boolean,
): readonly { readonly url: string; readonly isUrgent: boolean }[] {
  return names.flatMap((name) => chunks[name] ?? []).map((file) => ({ url: shellUrl(file), isUrgent }));
}
