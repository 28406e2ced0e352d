import type { TeamMember } from '@tiffin/contracts';
import { memberName } from '../../domain/member-name';
import { useAdminMessages } from './use-admin-messages';

/** Returns a function that names a member, also one without an account. */
export function useMemberName(): (member: TeamMember | undefined) => string {
  const t = useAdminMessages();
  return (member) => (member && memberName(member)) || t('people.nameless');
}
