import { EMBED_CHANNEL, EMBED_VERSION } from '@tiffin/contracts';
import type { PageMessage } from '@tiffin/contracts';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version' | 'id'> : never;

/** A message of the page without its envelope. */
export type PageSaying = WithoutEnvelope<PageMessage>;

/** The channel to the host. Returns the id that a message was sent with. */
export type HostLine = { readonly say: (saying: PageSaying) => string };

/** Returns a message in its envelope, with a new id. */
export function inEnvelope(saying: PageSaying): PageMessage {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { channel: EMBED_CHANNEL, version: EMBED_VERSION, id, ...saying };
}
