import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AddressField } from '@tiffin/places/address-search';
import { addTeamLocation, ApiError, teamQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';
import { isEmail } from '@tiffin/domain';
import type { FoundAddress } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { Button, Column, Input, Text, TextButton, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { locationRefusal } from '../domain/location-refusal';
import { useRefusalWords } from './use-refusal-words';
import { useTeamMessages } from './use-team-messages';

type AddLocationDialogProps = {
  readonly team: Team;
  readonly email: string;
  readonly onClose: () => void;
  /** Opens a location, whether it is new or already existed. */
  readonly onShow: (locationId: string) => void;
};

/** Renders the dialog that adds a work location. An existing one is shown instead. */
export function AddLocationDialog({ team, email, onClose, onShow }: AddLocationDialogProps): ReactElement {
  const t = useTeamMessages();
  const wordsOf = useRefusalWords(locationRefusal);
  const queryClient = useQueryClient();
  const { teamId, name } = team.teamDetails;
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [place, setPlace] = useState<FoundAddress | null>(null);
  const firstEmail = team.userSettings.workEmail ?? email;
  const [workEmail, setWorkEmail] = useState(firstEmail);
  useDirty(address.trim() !== '' || workEmail !== firstEmail);
  const [hasTried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: (googlePlaceId: string) =>
      addTeamLocation({ teamId, body: { googlePlaceId, workEmail: workEmail.trim() } }),
    meta: { context: 'addTeamLocation', isHandled: true },
    onSuccess: (changed) => {
      queryClient.setQueryData(teamQueries.detail(teamId).queryKey, changed);
      toast({ text: t('add.added'), tone: 'good' });
      const known = new Set(team.locations.map(({ locationId }) => locationId));
      const added = changed.locations.find(({ locationId }) => !known.has(locationId));
      if (added) onShow(added.locationId);
      else onClose();
    },
  });
  const isPlaceChosen = place !== null && place.displayName === address.trim();
  const placeProblem = !isPlaceChosen ? 'missing' : place.isWholeStreet ? 'missingNumber' : undefined;
  const isReady = isPlaceChosen && !placeProblem && isEmail(workEmail);
  const isEmailRefused = add.error instanceof ApiError && add.error.type === 'EMAIL_DOES_NOT_MATCH_TEAM';
  const existing = existingLocation(add.error);
  const submit = () => {
    setTried(true);
    if (isReady && !add.isPending) add.mutate(place.placeId);
  };
  return (
    <Dialog
      title={t('add.title')}
      onClose={onClose}
      keepOnScrim
      initialFocus={field}
      footer={
        <Button variant="primary" busy={add.isPending} onClick={submit}>
          {t('add.submit')}
        </Button>
      }
    >
      <Text $tone="muted">{t('add.note', { team: name })}</Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Column>
          <Field
            label={t('add.label')}
            required
            error={
              hasTried && placeProblem
                ? t(`add.${placeProblem}`)
                : isEmailRefused
                  ? undefined
                  : wordsOf(add.error)
            }
          >
            <AddressField
              ref={field}
              value={address}
              onChange={setAddress}
              chosenText={place?.displayName ?? ''}
              near={team.locations[0]?.latLon ?? null}
              onFound={(found) => {
                setPlace(found);
                setAddress(found.displayName);
              }}
            />
          </Field>
          {existing !== undefined && (
            <div>
              <TextButton
                onClick={() => {
                  onShow(existing);
                }}
              >
                {t('add.show')}
              </TextButton>
            </div>
          )}
          <Field
            label={t('add.email')}
            required
            error={
              hasTried && !isEmail(workEmail)
                ? t('email.incomplete')
                : isEmailRefused
                  ? wordsOf(add.error)
                  : undefined
            }
          >
            <Input
              type="email"
              autoComplete="email"
              maxLength={200}
              value={workEmail}
              onChange={(event) => {
                setWorkEmail(event.target.value);
              }}
            />
          </Field>
          <button type="submit" hidden />
        </Column>
      </form>
    </Dialog>
  );
}

/** Returns the existing location that a refusal names. */
function existingLocation(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const locationId = error.data?.locationId;
  return typeof locationId === 'string' ? locationId : undefined;
}
