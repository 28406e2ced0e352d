import { useMutation } from '@tanstack/react-query';
import { removeTeamAdmin } from '@tiffin/api';
import { toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { RoleDialogProps } from './role-dialog-props';
import { RoleQuestion } from './role-question';
import { useAdminMessages } from './use-admin-messages';
import { useChangedTeam } from './use-changed-team';
import { useMemberName } from './use-member-name';

/** Renders a confirmation before an admin becomes a member again: somebody else, or the person themselves. */
export function RemoveAdminDialog({ teamId, member, onClose }: RoleDialogProps): ReactElement {
  const t = useAdminMessages();
  const show = useChangedTeam();
  const name = useMemberName()(member);
  const who = member.isCurrentUser ? 'stepDown' : 'demote';
  const demote = useMutation({
    mutationFn: () => removeTeamAdmin({ teamId, externalUserId: member.externalUserId }),
    meta: { context: 'removeTeamAdmin', isHandled: true },
    onSuccess: (team) => {
      onClose();
      show(team);
      toast({ text: t(`${who}.done`, { name }), tone: 'good' });
    },
  });
  return (
    <RoleQuestion
      title={t(`${who}.title`, { name })}
      note={t(`${who}.note`)}
      confirmText={t(`${who}.confirm`)}
      change={demote}
      onClose={onClose}
    />
  );
}
