/** The remotes as ordinary modules: the build writes it, see build-one-bundle.ts. */
declare module 'tiffin-remotes' {
  import type { Remote } from '@tiffin/contracts';

  export const modules: Readonly<Record<string, () => Promise<{ readonly remote: Remote }>>>;
  /** Which remote fills a slot. */
  export const owners: Readonly<Record<string, string>>;
}
