import { z } from 'zod';
import { failedSchema } from '../failure';

/** One build. `code` is given when the child has answered that it is missing. */
export type Part = { readonly id: string; readonly publicPath: string; readonly code?: string };

/** What the child is asked. */
export type Question = {
  /** Of the two builds together. */
  readonly id: string;
  readonly shell: Part;
  readonly remote: Part;
  /** JSON. Without it the builds are only loaded. */
  readonly page: string | undefined;
  /** The ids of all builds that stay, also if nobody asks for them. Without it, nothing is dropped. */
  readonly kept?: readonly string[];
};

const readySchema = z.object({ kind: z.literal('ready') });
const replySchema = z.discriminatedUnion('kind', [
  /** The child does not have these builds together. */
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('none') }),
  /** It took too long, because other processes had the processor. */
  z.object({ kind: z.literal('slow') }),
  z.object({ kind: z.literal('answer'), text: z.string() }),
  failedSchema,
]);
export type Reply = z.infer<typeof replySchema>;

/** The child runs code of others, so nothing that it says is trusted. */
export const messageSchema = z.union([readySchema, replySchema]);
