import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveTeam, teamQueries, userQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { FieldError, Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useRefusalWords } from './use-refusal-words';
import { useTeamMessages } from './use-team-messages';

type LeaveDialogProps = {
  readonly team: Team;
  readonly onClose: () => void;
  readonly onLeft: () => void;
};

/** Renders a confirmation before a member leaves a team. */
export function LeaveDialog({ team, onClose, onLeft }: LeaveDialogProps): ReactElement {
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const queryClient = useQueryClient();
  const { teamId, name } = team.teamDetails;
  const leave = useMutation({
    mutationFn: () => leaveTeam({ teamId }),
    meta: { context: 'leaveTeam', isHandled: true },
    onSuccess: async () => {
      bus.emit('teamLeft', { teamId });
      toast({ text: t('teams.leave.successMessage', { team: name }), tone: 'good' });
      await queryClient.invalidateQueries({ queryKey: userQueries.root });
      onClose();
      onLeft();
      await queryClient.invalidateQueries({ queryKey: teamQueries.root });
    },
  });
  return (
    <DangerDialog
      title={t('leave.title', { team: name })}
      lid="logout"
      keep={t('leave.stay')}
      confirm={t('leave.confirm')}
      isBusy={leave.isPending}
      onClose={onClose}
      onConfirm={() => {
        leave.mutate();
      }}
    >
      <Text>{t('leave.note')}</Text>
      {team.userMembership.role === 'ADMIN' && <Text>{t('leave.admin')}</Text>}
      {leave.error && <FieldError>{wordsOf(leave.error)}</FieldError>}
    </DangerDialog>
  );
}
