import type { Fulfillment, Locale } from '@tiffin/contracts';
import { SENTENCES } from '../../../errors/sentences';
import type { GroupRecord } from '../group-records';

/** Returns what a group's host agreed to for the deadline, and why the group did not order at it. */
export function presentAutoOrder(
  { settings, orderByTime, deadlineDoneFor, notOrderedBecause: code }: GroupRecord,
  locale: Locale,
): Pick<Fulfillment, 'autoOrder' | 'notOrdered'> {
  const isRefused = code !== null && deadlineDoneFor === orderByTime;
  return {
    autoOrder: settings.autoOrder ?? null,
    notOrdered: isRefused ? { code, message: SENTENCES[code]?.message[locale] ?? '' } : null,
  };
}
