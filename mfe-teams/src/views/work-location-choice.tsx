import { isOffered } from '@tiffin/api';
import type { Team, TeamLocation } from '@tiffin/contracts';
import { Badge, Column, LabelText, Stack, Text } from '@tiffin/ui';
import { ChoiceRow, SettingRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useTeamMessages } from './use-team-messages';

const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

const Legend = styled(LabelText)`
  display: block;
  margin-bottom: 8px;
`;

/** A location of a team and its floor. The floor is null if none is chosen. */
export type WorkLocation = { readonly locationId: string | null; readonly floorId: string | null };

type WorkLocationChoiceProps = {
  readonly team: Team;
  readonly chosen: WorkLocation;
  readonly onChoose: (location: WorkLocation) => void;
  readonly onAdd: () => void;
};

/** Renders the choice of a location, then of its floor. */
export function WorkLocationChoice({ team, chosen, onChoose, onAdd }: WorkLocationChoiceProps): ReactElement {
  const t = useTeamMessages();
  const location = team.locations.find(({ locationId }) => locationId === chosen.locationId);
  return (
    <Column $gap={20}>
      <Group>
        <Legend as="legend">{t('workLocation.location')}</Legend>
        {team.locations.length === 0 && <Text $tone="muted">{t('workLocation.noLocations')}</Text>}
        <Stack as="div">
          {team.locations.map(({ locationId, displayName, extendedDisplayName, memberCount, secured }) => (
            <ChoiceRow
              key={locationId}
              name="team-location"
              value={locationId}
              checked={locationId === chosen.locationId}
              onChange={() => {
                onChoose({ locationId, floorId: null });
              }}
              icon="building"
              title={displayName}
              note={t('workLocation.locationNote', {
                address: extendedDisplayName,
                members: t('workLocation.members', { count: memberCount }),
              })}
              aside={secured && <SecuredBadge />}
            />
          ))}
          {isOffered('addressSearch') && (
            <SettingRow icon="plus" title={t('workLocation.add')} onClick={onAdd} />
          )}
        </Stack>
      </Group>
      {location && <FloorChoice location={location} chosen={chosen} onChoose={onChoose} />}
    </Column>
  );
}

type FloorChoiceProps = Pick<WorkLocationChoiceProps, 'chosen' | 'onChoose'> & {
  readonly location: TeamLocation;
};

function FloorChoice({ location, chosen, onChoose }: FloorChoiceProps): ReactElement {
  const t = useTeamMessages();
  const { locationId, floors, displayName } = location;
  if (floors.length === 0) return <Text $tone="muted">{t('workLocation.noFloors')}</Text>;
  const row = (floorId: string | null) => ({
    name: 'team-floor',
    value: floorId ?? '',
    checked: floorId === chosen.floorId,
    onChange: () => {
      onChoose({ locationId, floorId });
    },
  });
  return (
    <Group>
      <Legend as="legend">{t('workLocation.floorOf', { location: displayName })}</Legend>
      <Stack as="div">
        {floors.map(({ floorId, name, memberCount, secured, dropZones }) => (
          <ChoiceRow
            key={floorId}
            {...row(floorId)}
            icon={secured ? 'lock' : 'pin'}
            title={name}
            note={[
              t('workLocation.members', { count: memberCount }),
              ...(dropZones.length > 0
                ? [t('workLocation.dropZones', { zones: dropZones.map((zone) => zone.name).join(', ') })]
                : []),
            ].join(' · ')}
            aside={secured && <SecuredBadge />}
          />
        ))}
        <ChoiceRow {...row(null)} icon="pin" title={t('workLocation.anyFloor')} />
      </Stack>
    </Group>
  );
}

function SecuredBadge(): ReactElement {
  const t = useTeamMessages();
  return (
    <Badge icon="lock" tone="info">
      {t('workLocation.secured')}
    </Badge>
  );
}
