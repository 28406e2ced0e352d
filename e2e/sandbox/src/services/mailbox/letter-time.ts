import type { Locale } from '@tiffin/contracts';
import { createFormat, messagesReady, setEnglishRegion, speak, zoneName } from '@tiffin/i18n';

/** Loads what letters write moments with: the English of the place, and the Chinese names of zones. */
export async function prepareLetterTimes(): Promise<void> {
  setEnglishRegion(undefined);
  speak('zh');
  await messagesReady();
}

/** Writes a moment on the clock of a place, which may not be the reader's: "12:30 p.m. Toronto time". */
export function letterTime(at: number, timeZone: string, locale: Locale): string {
  const zone = zoneName(timeZone, locale);
  const time = createFormat(locale).time(at, timeZone);
  return locale === 'zh' ? `${zone} ${time}` : `${time} ${zone}`;
}
