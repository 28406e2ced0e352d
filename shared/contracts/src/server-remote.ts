import { z } from 'zod';
import type { Locale } from './enumerations';
import type { ContractVersion } from './remote';

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
  /** Answers of the route's `firstCalls` by the name of the call, as the service gave them; without those that failed or took too long. */
  readonly answers: Readonly<Record<string, unknown>>;
};

/** What a remote's server build exports as `remote` (CommonJS, one file without imports). */
export type ServerRemote = {
  readonly contract: ContractVersion;
  /** Heads of its pages by route pattern; undefined where the answers do not suffice. */
  readonly heads: Readonly<Record<string, (page: ServerPage) => PageHead | undefined>>;
};
