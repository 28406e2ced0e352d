import { useMutation } from '@tanstack/react-query';
import { renameTeamLocation } from '@tiffin/api';
import { useDirty } from '@tiffin/federation';
import { Button, Input, Text, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { LocationDialogProps } from './location-dialog-props';
import { useAdminMessages } from './use-admin-messages';
import { useAdminRefusal } from './use-admin-refusal';
import { useChangedTeam } from './use-changed-team';

/** Renders the dialog that renames a location of the team. */
export function RenameLocationDialog({ team, location, onClose }: LocationDialogProps): ReactElement {
  const t = useAdminMessages();
  const wordsOf = useAdminRefusal();
  const showTeam = useChangedTeam();
  const field = useRef<HTMLInputElement>(null);
  const { locationId, displayName, extendedDisplayName } = location;
  const [name, setName] = useState(displayName);
  const [isMissing, setMissing] = useState(false);
  useDirty(name !== displayName);
  const rename = useMutation({
    mutationFn: (newName: string) =>
      renameTeamLocation({
        teamId: team.teamDetails.teamId,
        locationId,
        body: { displayName: newName },
      }),
    meta: { context: 'renameTeamLocation', isHandled: true },
    onSuccess: (changed, newName) => {
      showTeam(changed);
      toast({ text: t('rename.saved', { location: newName }), tone: 'good' });
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  const submit = () => {
    const newName = name.trim();
    setMissing(newName === '');
    if (newName === '') field.current?.focus();
    else if (!rename.isPending) rename.mutate(newName);
  };
  return (
    <Dialog
      title={t('rename.title', { location: displayName })}
      onClose={onClose}
      keepOnScrim
      initialFocus={field}
      footer={
        <Button variant="primary" busy={rename.isPending} onClick={submit}>
          {t('rename.save')}
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t('rename.label')}
          required
          error={isMissing ? t('rename.missing') : wordsOf(rename.error)}
        >
          <Input
            ref={field}
            maxLength={100}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </Field>
        <button type="submit" hidden />
      </form>
      <Text $tone="muted" data-content="">
        {t('rename.note', { address: extendedDisplayName })}
      </Text>
    </Dialog>
  );
}
