import { EMBED_CHANNEL, EMBED_VERSION } from '@tiffin/contracts';
import type { HostMessage } from '@tiffin/contracts';
import { field } from '../read-values';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version' | 'id'> : never;
type HostSaying = WithoutEnvelope<HostMessage>;

/** What a stand-in answers to what the page said, `id` being the name of that; undefined for nothing. */
export type AnswerTo = (type: unknown, id: string) => HostSaying | undefined;

/** The card provider's published test payment: no person's, and the sandbox takes it. */
export const TEST_PAYMENT = 'pm_card_visa';

/** Puts a stand-in's answer to a message of the page into its envelope, as JSON. */
export function answerAsHost(text: string, answerTo: AnswerTo): string | undefined {
  const said: unknown = JSON.parse(text);
  const id = String(field(said, 'id'));
  const answer = answerTo(field(said, 'type'), id);
  const envelope = { channel: EMBED_CHANNEL, version: EMBED_VERSION, id: `answer-${id}` };
  return answer && JSON.stringify({ ...envelope, ...answer });
}
