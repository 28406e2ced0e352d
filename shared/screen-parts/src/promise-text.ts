import type { PromisedTime } from '@tiffin/domain';
import type { Format } from '@tiffin/i18n';

type Context = { readonly format: Format; /** Milliseconds since 1970. */ readonly now: number };

/** Writes a promised time in the merchant's zone, with its date if that is not today: "12:25–12:30". */
export function promiseText({ from, to }: PromisedTime, timeZone: string, { format, now }: Context): string {
  const time = from === to ? format.time(from, timeZone) : format.timeRange(from, to, timeZone);
  const date = format.date(from, timeZone);
  return date === format.date(now, timeZone) ? time : `${date} ${time}`;
}
