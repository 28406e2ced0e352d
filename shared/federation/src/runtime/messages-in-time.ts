import { messagesReady } from '@tiffin/i18n';
import { within } from './within';

/** The longest that a screen waits for its translations, in milliseconds. After that it renders in English. */
export const SENTENCES_MS = 1_500;

/** Resolves when the translations requested so far have loaded, or after `limitMs`. Never rejects. */
export async function messagesInTime(limitMs = SENTENCES_MS): Promise<void> {
  await within(limitMs, messagesReady()).catch(() => undefined);
}
