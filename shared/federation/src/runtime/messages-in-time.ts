import { messagesReady } from '@tiffin/i18n';
import { within } from './within';

/** Sentences that hang hold no screen up for longer than this: English stands in. */
const LIMIT_MS = 1_500;

/** Settles when the sentences known by now are here, or when they have had their time; never fails. */
export async function messagesInTime(): Promise<void> {
  await within(LIMIT_MS, messagesReady()).catch(() => undefined);
}
