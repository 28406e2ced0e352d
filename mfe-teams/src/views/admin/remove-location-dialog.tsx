import { useMutation } from '@tanstack/react-query';
import { ApiError, removeTeamLocation } from '@tiffin/api';
import { FieldError, Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LocationDialogProps } from './location-dialog-props';
import { MoveChoice } from './move-choice';
import { useAdminMessages } from './use-admin-messages';
import { useAdminRefusal } from './use-admin-refusal';
import { useChangedTeam } from './use-changed-team';

/** Renders the question before a location is removed, and where its members move to. */
export function RemoveLocationDialog({ team, location, onClose }: LocationDialogProps): ReactElement {
  const t = useAdminMessages();
  const wordsOf = useAdminRefusal();
  const showTeam = useChangedTeam();
  const { locationId, displayName } = location;
  const others = team.locations.filter((one) => one.locationId !== locationId);
  const [moveTo, setMoveTo] = useState<string>();
  const [hasTried, setTried] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      removeTeamLocation({
        teamId: team.teamDetails.teamId,
        locationId,
        ...(moveTo !== undefined && { moveTo }),
      }),
    meta: { context: 'removeTeamLocation', isHandled: true },
    onSuccess: (changed) => {
      showTeam(changed);
      toast({ text: t('remove.removed', { location: displayName }), tone: 'good' });
      onClose();
    },
  });
  const memberCount = membersInUse(remove.error) ?? location.memberCount;
  const isMissing = memberCount > 0 && moveTo === undefined;
  return (
    <DangerDialog
      title={t('remove.title', { location: displayName })}
      lid="trash"
      keep={t('remove.keep')}
      confirm={t('remove.confirm')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (!isMissing && !remove.isPending) remove.mutate();
      }}
    >
      <Text>{t('remove.note')}</Text>
      {memberCount > 0 && (
        <MoveChoice count={memberCount} locations={others} chosen={moveTo} onChoose={setMoveTo} />
      )}
      {hasTried && isMissing && others.length > 0 && <FieldError>{t('remove.missing')}</FieldError>}
      {remove.error && !isMissing && <FieldError>{wordsOf(remove.error)}</FieldError>}
    </DangerDialog>
  );
}

/** Returns how many members a refusal found at the location: somebody may have joined meanwhile. */
function membersInUse(error: Error | null): number | undefined {
  if (!(error instanceof ApiError) || error.type !== 'TEAM_LOCATION_IN_USE') return undefined;
  const count = error.data?.memberCount;
  return typeof count === 'number' ? count : 1;
}
