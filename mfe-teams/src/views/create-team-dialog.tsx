import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AddressField } from '@tiffin/places/address-search';
import { ApiError, createTeam, teamQueries, userQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';
import { isEmail } from '@tiffin/domain';
import type { FoundAddress } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useDirty } from '@tiffin/federation';
import { Button, Column, Input, Text, TextButton, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useRefusalWords } from './use-refusal-words';
import { useTeamMessages } from './use-team-messages';

type CreateTeamDialogProps = {
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
  /** Opens the existing team with that name. */
  readonly onOpen: (teamId: string) => void;
  /** Opens the new team, or the field for the code that the service has sent to the work e-mail. */
  readonly onCreated: (team: Team, workEmail: string) => void;
};

/** Renders the dialog that creates a team with its first location and its creator as first member. */
export function CreateTeamDialog(props: CreateTeamDialogProps): ReactElement {
  const { onClose, onOpen, onCreated } = props;
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(props.name);
  const [address, setAddress] = useState('');
  const [place, setPlace] = useState<FoundAddress | null>(null);
  const [workEmail, setWorkEmail] = useState(props.email);
  useDirty(name !== props.name || address.trim() !== '' || workEmail !== props.email);
  const [hasTried, setTried] = useState(false);
  const create = useMutation({
    mutationFn: (googlePlaceId: string) =>
      createTeam({
        body: {
          teamDetails: { name: name.trim() },
          locations: [{ googlePlaceId }],
          userSettings: { workEmail: workEmail.trim() },
        },
      }),
    meta: { context: 'createTeam', isHandled: true },
    onSuccess: (team) => {
      const { teamId } = team.teamDetails;
      queryClient.setQueryData(teamQueries.detail(teamId).queryKey, team);
      void queryClient.invalidateQueries({ queryKey: userQueries.root });
      bus.emit('teamJoined', { teamId });
      toast({ text: t('create.created', { team: team.teamDetails.name }), tone: 'good' });
      onCreated(team, workEmail.trim());
    },
  });
  const errors = fieldErrors(create.error);
  const isPlaceChosen = place !== null && place.displayName === address.trim();
  const placeProblem = !isPlaceChosen ? 'missingLocation' : place.isWholeStreet ? 'missingNumber' : undefined;
  const isReady = name.trim() !== '' && isPlaceChosen && !placeProblem && isEmail(workEmail);
  const existing = existingTeam(create.error);
  const submit = () => {
    setTried(true);
    if (isReady && !create.isPending) create.mutate(place.placeId);
  };
  const input = (value: string, set: (value: string) => void) => ({
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      set(event.target.value);
    },
  });
  return (
    <Dialog
      title={t('create.title')}
      onClose={onClose}
      keepOnScrim
      initialFocus={field}
      footer={
        <Button variant="primary" busy={create.isPending} onClick={submit}>
          {t('create.submit')}
        </Button>
      }
    >
      <Text $tone="muted">{t('create.note')}</Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Column>
          <Field
            label={t('create.name')}
            required
            error={
              hasTried && name.trim() === '' ? t('create.missingName') : errors.name && wordsOf(create.error)
            }
          >
            <Input ref={field} autoComplete="organization" maxLength={100} {...input(name, setName)} />
          </Field>
          {existing !== undefined && (
            <div>
              <TextButton
                onClick={() => {
                  onOpen(existing);
                }}
              >
                {t('create.open')}
              </TextButton>
            </div>
          )}
          <Field
            label={t('create.location')}
            required
            error={hasTried && placeProblem && t(`create.${placeProblem}`)}
          >
            <AddressField
              value={address}
              onChange={setAddress}
              chosenText={place?.displayName ?? ''}
              near={null}
              onFound={(found) => {
                setPlace(found);
                setAddress(found.displayName);
              }}
            />
          </Field>
          <Field
            label={t('create.email')}
            required
            error={
              hasTried && !isEmail(workEmail) ? t('email.incomplete') : errors.email && wordsOf(create.error)
            }
          >
            <Input type="email" autoComplete="email" maxLength={200} {...input(workEmail, setWorkEmail)} />
          </Field>
          <button type="submit" hidden />
        </Column>
      </form>
    </Dialog>
  );
}

/** Returns the field that a refusal belongs to: the name if it is taken, otherwise the e-mail address. */
function fieldErrors(error: Error | null): { readonly name: boolean; readonly email: boolean } {
  const isName = error instanceof ApiError && error.type === 'TEAM_EXISTS';
  return { name: isName, email: error !== null && !isName };
}

/** Returns the existing team with this name that a refusal names. */
function existingTeam(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.type !== 'TEAM_EXISTS') return undefined;
  const teamId = error.data?.teamId;
  return typeof teamId === 'string' ? teamId : undefined;
}
