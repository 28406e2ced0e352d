import { messagesReady } from '@tiffin/i18n';
import { MESSAGES_MS } from '../timetable';
import { withTimeout } from './with-timeout';

/** Resolves when the translations requested so far have loaded, or after `limitMs`. Never rejects. */
export async function messagesInTime(limitMs = MESSAGES_MS): Promise<void> {
  await withTimeout(limitMs, messagesReady()).catch(() => undefined);
}
