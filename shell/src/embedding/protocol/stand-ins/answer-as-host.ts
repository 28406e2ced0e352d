import { EMBED_CHANNEL, EMBED_VERSION } from '@tiffin/contracts';
import type { HostMessage } from '@tiffin/contracts';
import { field } from '../read-values';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version' | 'id'> : never;
type HostSaying = WithoutEnvelope<HostMessage>;

/** Returns a stand-in's answer to a message of the page with this `id`; undefined for none. */
export type AnswerTo = (type: unknown, id: string) => HostSaying | undefined;

/** The card provider's published test payment. It belongs to nobody, and the sandbox accepts it. */
export const TEST_PAYMENT = 'pm_card_visa';

/** Returns a stand-in's answer to a message of the page in its envelope, as JSON. */
export function answerAsHost(text: string, answerTo: AnswerTo): string | undefined {
  const said: unknown = JSON.parse(text);
  const id = String(field(said, 'id'));
  const answer = answerTo(field(said, 'type'), id);
  const envelope = { channel: EMBED_CHANNEL, version: EMBED_VERSION, id: `answer-${id}` };
  return answer && JSON.stringify({ ...envelope, ...answer });
}
