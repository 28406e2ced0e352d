import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeTeamAdmin, teamQueries } from '@tiffin/api';
import { toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { RoleDialogProps } from './role-dialog-props';
import { RoleQuestion } from './role-question';
import { useAdminMessages } from './use-admin-messages';
import { useMemberName } from './use-member-name';

/** Renders a confirmation before a member becomes an admin. */
export function MakeAdminDialog({ teamId, member, onClose }: RoleDialogProps): ReactElement {
  const t = useAdminMessages();
  const queryClient = useQueryClient();
  const name = useMemberName()(member);
  const promote = useMutation({
    mutationFn: () => makeTeamAdmin({ teamId, externalUserId: member.externalUserId }),
    meta: { context: 'makeTeamAdmin', isHandled: true },
    onSuccess: (people) => {
      queryClient.setQueryData(teamQueries.people(teamId).queryKey, people);
      toast({ text: t('promote.done', { name }), tone: 'good' });
      onClose();
    },
  });
  return (
    <RoleQuestion
      title={t('promote.title', { name })}
      note={t('promote.note')}
      confirmText={t('promote.confirm')}
      change={promote}
      onClose={onClose}
    />
  );
}
