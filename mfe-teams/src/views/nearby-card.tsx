import type { Team } from '@tiffin/contracts';
import { Card, Column, Heading, Text, TextLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useTeamMessages } from './use-team-messages';

const Field = styled(Card)`
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: none;
`;

/** Renders the link to restaurants near the member's location. */
export function NearbyCard({ team }: { readonly team: Team }): ReactElement | null {
  const t = useTeamMessages();
  const location = team.locations.find(({ locationId }) => locationId === team.userSettings.locationId);
  if (!location) return null;
  const search = new URLSearchParams({
    lat: String(location.latLon.latitude),
    lon: String(location.latLon.longitude),
    address: location.extendedDisplayName,
  });
  return (
    <Field as="section">
      <Column>
        <Heading>{t('home.near', { location: location.displayName })}</Heading>
        <Text>{t('home.nearNote')}</Text>
        <div>
          <TextLink $inherit to={`/?${search}`}>
            {t('home.nearAction')}
          </TextLink>
        </div>
      </Column>
    </Field>
  );
}
