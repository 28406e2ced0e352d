import { z } from 'zod';
import { failedSchema } from '../failure';

/** What the child is asked. `page` is JSON. `code` is given when the child has answered `missing`. */
export type Question = {
  readonly id: string;
  readonly pattern: string;
  readonly page: string;
  readonly code?: string;
};

const readySchema = z.object({ kind: z.literal('ready') });
const replySchema = z.discriminatedUnion('kind', [
  /** The child does not have the build. */
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('head'), text: z.string() }),
  failedSchema,
]);
export type Reply = z.infer<typeof replySchema>;

/** The child runs code of others, so nothing that it says is trusted. */
export const messageSchema = z.union([readySchema, replySchema]);
