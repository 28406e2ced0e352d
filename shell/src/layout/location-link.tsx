import { useDeliveryLocation } from '@tiffin/delivery-location';
import { Link, useSearchParams } from '@tiffin/router';
import { Icon, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { homeSearch } from '../domain/home-search';
import { useLocationMessages } from './use-location-messages';

const Pill = styled(Link)`
  display: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding-inline: 10px 14px;
  border-radius: var(--r-control);
  background: var(--quiet, var(--sunken));
  text-decoration: none;
  font-weight: 600;
  font-size: 14px;
  min-width: 0;
  max-width: 340px;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.tabletUp} {
    display: flex;
  }
`;

/** Renders the delivery location, or "Where to?". It leads to the field of the home page. Phones have only that field. */
export function LocationLink(): ReactElement | null {
  const t = useLocationMessages();
  const [query] = useSearchParams();
  const { location } = useDeliveryLocation();
  const name = location && (location.displayName || t('thisLocation'));
  return (
    <Pill
      to={`${homeSearch(query, '')}#delivery-location`}
      aria-label={name === null ? t('choose') : t('change', { location: name })}
    >
      <Icon name="pin" />
      <span>{name ?? t('whereTo')}</span>
      <Icon name="chevron-down" size="small" />
    </Pill>
  );
}
