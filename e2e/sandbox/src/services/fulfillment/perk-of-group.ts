import { participants } from '@tiffin/domain';
import type { Group } from './group-records';

/**
 * Returns the people of a group in the order in which the one perk is given: those who are paid for, then the
 * others.
 */
export function perkOrder({ record, guests }: Pick<Group, 'record' | 'guests'>): readonly string[] {
  const ready = new Set(participants(guests).map(({ externalUserId }) => externalUserId));
  const isPaidFor = (externalUserId: string): boolean =>
    externalUserId === record.hostId || ready.has(externalUserId);
  const everybody = guests.map(({ externalUserId }) => externalUserId);
  return [...everybody.filter(isPaidFor), ...everybody.filter((one) => !isPaidFor(one))];
}
