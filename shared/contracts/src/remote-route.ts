import { z } from 'zod';
import type { SlotName } from './remote';

/** Plain segments and parameters, as the router has them: `/m/:merchantExternalId/menu`. */
const ROUTE_PATH = /^\/(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

/** What a build says of one of its routes: what a page and its server must know before the build is loaded. */
export const remoteRouteSchema = z.object({
  path: z.string().regex(ROUTE_PATH),
  /** Name of the chunk with its screen (`webpackChunkName`). */
  screen: z.string().optional(),
  /** Whether search engines may list its pages; not without it. `by-merchant`: where the merchant that it shows allows it. */
  listed: z.enum(['always', 'by-merchant']).optional(),
  /** Slots that its first screen shows. A page has the whole records of the remotes that fill them. */
  slots: z.array(z.string()).readonly().optional(),
  /** The first screen shows what only the browser stores: a delivery location, favourites, heights of late parts. */
  isPersonal: z.literal(true).optional(),
  /** The person's order is placed here: an application around the page offers the way back. */
  isAfterOrder: z.literal(true).optional(),
});
export type RemoteRoute = Readonly<z.infer<typeof remoteRouteSchema>>;

/** A route as a remote states it in `src/routes.ts`. */
export type StatedRoute = Omit<RemoteRoute, 'screen' | 'slots'> & {
  readonly screen: string;
  /** Limits of a page's first load of this screen, with the shell's part. */
  readonly firstLoad?: {
    /** Of JavaScript (brotli). */
    readonly bytes: number;
    /** The document, the face of its headings, scripts. */
    readonly requests: number;
  };
};

/** The slots that the first screen of a path shows, as a remote states them in `src/routes.ts`. */
export type FirstSlots = Readonly<Record<string, readonly SlotName[]>>;
