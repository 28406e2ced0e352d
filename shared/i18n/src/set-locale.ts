import { createI18n } from './create-i18n';
import { keptI18n } from './current-i18n';
import { messagesReady, speak } from './message-catalogue';
import type { Locale } from '@tiffin/contracts';

/** Changes the language of everything on the page, `<html lang>` included. */
export async function setLocale(locale: Locale): Promise<void> {
  const instance = keptI18n() ?? createI18n(locale);
  speak(locale);
  await messagesReady();
  instance.setLanguage(locale);
}
