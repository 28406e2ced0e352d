import type { TeamMember } from '@tiffin/contracts';

/** Returns a member's full name, with the work e-mail if somebody else has the same name; empty without an account. */
export function memberName({
  firstName,
  lastName,
  workEmail,
}: Pick<TeamMember, 'firstName' | 'lastName' | 'workEmail'>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return workEmail === undefined ? name : `${name} (${workEmail})`;
}
