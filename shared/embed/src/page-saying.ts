import { EMBED_CHANNEL, EMBED_VERSION } from '@tiffin/contracts';
import type { PageMessage } from '@tiffin/contracts';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version' | 'id'> : never;

/** What the page has to say, before it is put into its envelope. */
export type PageSaying = WithoutEnvelope<PageMessage>;

/** The way to the host. Gives the id under which a thing was said. */
export type HostLine = { readonly say: (saying: PageSaying) => string };

/** A saying in its envelope, with a fresh id. */
export function inEnvelope(saying: PageSaying): PageMessage {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { channel: EMBED_CHANNEL, version: EMBED_VERSION, id, ...saying };
}
