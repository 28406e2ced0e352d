import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeTeamAdmin, teamQueries } from '@tiffin/api';
import type { TeamMember } from '@tiffin/contracts';
import { Button, FieldError, Text, toast } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useAdminMessages } from './use-admin-messages';
import { useAdminRefusal } from './use-admin-refusal';
import { useMemberName } from './use-member-name';

export type MakeAdminDialogProps = {
  readonly teamId: string;
  readonly member: TeamMember;
  readonly onClose: () => void;
};

/** Renders a confirmation before a member becomes an admin. */
export function MakeAdminDialog({ teamId, member, onClose }: MakeAdminDialogProps): ReactElement {
  const t = useAdminMessages();
  const wordsOf = useAdminRefusal();
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
    <ConfirmDialog
      title={t('promote.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            wide
            busy={promote.isPending}
            onClick={() => {
              if (!promote.isPending) promote.mutate();
            }}
          >
            {t('promote.confirm')}
          </Button>
          <Button wide onClick={onClose}>
            {t('promote.keep')}
          </Button>
        </>
      }
    >
      <Text>{t('promote.note')}</Text>
      {promote.error && <FieldError>{wordsOf(promote.error)}</FieldError>}
    </ConfirmDialog>
  );
}
