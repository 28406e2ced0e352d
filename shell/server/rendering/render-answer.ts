import { pageHeadSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';
import type { SpentTime } from '../html/server-timing';

const MOST_URLS = 40;

/** What the shell's server build answers, see `RenderAnswer` of `src/rendering/page-to-render.ts`. */
export const renderAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('needs'),
    urls: z.array(z.string()).min(1).max(MOST_URLS),
    linkUrls: z.array(z.string()).max(MOST_URLS).default([]),
  }),
  z.object({
    kind: z.literal('page'),
    head: pageHeadSchema.optional(),
    queries: z.object({ queries: z.array(z.unknown()) }).loose(),
    screen: z.object({ html: z.string().min(1), styles: z.string() }).optional(),
  }),
]);

/** A page as its remote's build renders it for everybody. */
export type RenderedPage = Omit<Extract<z.infer<typeof renderAnswerSchema>, { kind: 'page' }>, 'kind'> & {
  /** Milliseconds since 1970: the time that the page shows. */
  readonly nowMs: number;
  /** Whether it shows what only bearers of its URL may see. It must not be kept. */
  readonly isByLink?: boolean;
  /** The time that it took; undefined if it was rendered for an earlier request. */
  readonly spent?: SpentTime | undefined;
};
