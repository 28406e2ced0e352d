import { z } from 'zod';
import type { contentGateway } from './calls/content-gateway';
import type { inviteService } from './calls/fulfillment-service';
import type { mainApi } from './calls/main-api';
import type { SlotName } from './remote';

/** Plain segments and parameters, as the router has them: `/m/:merchantExternalId/menu`. */
const ROUTE_PATH = /^\/(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

const firstCallSchema = z.object({
  /** Name of a call that everybody may make, of the main API, the content gateway or the invite service; a server that does not know it asks nothing. */
  call: z.string(),
  /** Parameters of the call; `:name` stands for that parameter of the path, `?name` for that of the query. */
  query: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** The page's head shows it, and its first screen does not: the answer stays on the server. */
  isForHeadOnly: z.literal(true).optional(),
});

/** What a build says of one of its routes: what a page and its server must know before the build is loaded. */
export const remoteRouteSchema = z.object({
  path: z.string().regex(ROUTE_PATH),
  /** Name of the chunk with its screen (`webpackChunkName`). */
  screen: z.string().optional(),
  /** Whether search engines may list its pages; not without it. `by-merchant`: where the merchant that it shows allows it. */
  listed: z.enum(['always', 'by-merchant']).optional(),
  /** What the first screen reads and everybody may read: the server asks for it and sends the answers with the page. */
  firstCalls: z.array(firstCallSchema).readonly().optional(),
  /** Query parameters with which the first screen reads something else. */
  firstCallsUnless: z.array(z.string()).readonly().optional(),
  /** Slots that its first screen shows. A page has the whole records of the remotes that fill them. */
  slots: z.array(z.string()).readonly().optional(),
  /** The person's order is placed here: an application around the page offers the way back. */
  isAfterOrder: z.literal(true).optional(),
});
export type RemoteRoute = Readonly<z.infer<typeof remoteRouteSchema>>;

/** A call that everybody may make, by the name of its row. */
type PublicCall = keyof typeof mainApi | keyof typeof contentGateway | keyof typeof inviteService;

type FirstCall = Omit<z.infer<typeof firstCallSchema>, 'call'> & { readonly call: PublicCall };

/** A route as a remote states it in `src/routes.ts`. */
export type StatedRoute = Omit<RemoteRoute, 'screen' | 'firstCalls' | 'slots'> & {
  readonly screen: string;
  readonly firstCalls?: readonly FirstCall[];
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
