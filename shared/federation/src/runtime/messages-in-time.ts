import { messagesReady } from '@tiffin/i18n';
import { within } from './within';

/** Sentences that hang hold no screen up for longer than this: English stands in. */
export const SENTENCES_MS = 1_500;

/** Settles when the sentences known by now are here, or when they have had their time; never fails. */
export async function messagesInTime(limitMs = SENTENCES_MS): Promise<void> {
  await within(limitMs, messagesReady()).catch(() => undefined);
}
