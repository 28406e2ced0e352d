import { messagesReady } from '@tiffin/i18n';
import { within } from './within';

/** Sentences that hang hold no screen up for longer than this: English stands in. */
const LIMIT_MS = 1_500;

/** Settles when the sentences known by now are here, or when they have had their time, `leftMs` at the most; never fails. */
export async function messagesInTime(leftMs = LIMIT_MS): Promise<void> {
  await within(Math.min(leftMs, LIMIT_MS), messagesReady()).catch(() => undefined);
}
