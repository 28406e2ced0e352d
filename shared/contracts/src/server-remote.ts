import { z } from 'zod';
import type { CallName } from './calls/call-types';
import type { Locale } from './enumerations';
import type { ContractVersion, Remote } from './remote';

/** A path with its query on this site, never another host's: `/m/lucknow-lunch-home/menu`. */
const sitePath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

/** What search engines, chats and tabs show of a page before its scripts run. Texts are plain; whoever writes HTML escapes them. */
export const pageHeadSchema = z.object({
  /** Without the site's name. */
  title: z.string().min(1).max(300),
  description: z.string().min(1).max(500).optional(),
  /** Under which path search engines list the page; by default its own path without the query. */
  canonical: sitePath.optional(),
  /** Picture for chats, best 1200 by 630 pixels. */
  image: z
    .object({
      url: z.url({ protocol: /^https?$/ }),
      alt: z.string().max(300),
      /** In pixels, where known: chats then show the picture before they have loaded it. */
      width: z.int().positive().optional(),
      height: z.int().positive().optional(),
    })
    .optional(),
  /** Whether the page's merchant lets search engines list it. Routes that are listed `by-merchant` need it. */
  mayBeListed: z.boolean().optional(),
  /** Descriptions in the vocabulary of schema.org (JSON-LD), each an object with `@type`. */
  structuredData: z.array(z.record(z.string(), z.json())).max(10).optional(),
});
export type PageHead = Readonly<z.infer<typeof pageHeadSchema>>;

/** The page that a server build describes. All of it is JSON. */
export type ServerPage = {
  /** Parameters of the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly locale: Locale;
  /** Origin of the site without a slash at its end. */
  readonly siteUrl: string;
  /**
   * Public data of the page by the name of its call, decoded: what the screen reads and what `headCalls` names.
   * Without those that failed or took too long.
   */
  readonly answers: Readonly<Record<string, unknown>>;
};

/** A call for public data by its name, and its parameters: those of its path and of its query. */
export type HeadCall = { readonly call: CallName; readonly params: Readonly<Record<string, unknown>> };

/**
 * What a remote's server build exports as `remote` (CommonJS, one file that imports only shared modules). The shell
 * renders the screens of `routes`, if there are any, and the page's head. Remotes of contract 2 may have no server build.
 */
export type ServerRemote = Partial<Pick<Remote, 'routes' | 'slots'>> & {
  readonly contract: ContractVersion;
  /** Heads of its pages by route pattern; undefined where the answers do not suffice. */
  readonly heads: Readonly<Record<string, (page: ServerPage) => PageHead | undefined>>;
  /** Public data that a head needs and its screen does not read, by route pattern. */
  readonly headCalls?: Readonly<Record<string, (page: Omit<ServerPage, 'answers'>) => readonly HeadCall[]>>;
};
