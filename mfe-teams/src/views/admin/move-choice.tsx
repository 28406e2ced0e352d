import type { TeamLocation } from '@tiffin/contracts';
import { FieldError, LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useAdminMessages } from './use-admin-messages';

const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

type MoveChoiceProps = {
  /** How many members move. */
  readonly count: number;
  readonly locations: readonly TeamLocation[];
  readonly chosen: string | undefined;
  readonly onChoose: (locationId: string) => void;
};

/** Renders the choice of the location to which the members of a removed one move. */
export function MoveChoice({ count, locations, chosen, onChoose }: MoveChoiceProps): ReactElement {
  const t = useAdminMessages();
  if (locations.length === 0) return <FieldError>{t('remove.nowhere')}</FieldError>;
  return (
    <Group>
      <LabelText as="legend">{t('remove.where', { count })}</LabelText>
      <Stack as="div">
        {locations.map(({ locationId, displayName, extendedDisplayName }) => (
          <ChoiceRow
            key={locationId}
            name="move-to"
            value={locationId}
            checked={locationId === chosen}
            onChange={() => {
              onChoose(locationId);
            }}
            icon="building"
            title={displayName}
            note={extendedDisplayName}
          />
        ))}
      </Stack>
    </Group>
  );
}
