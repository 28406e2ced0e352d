import { useQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import { Slot } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { publishHeight } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupOfBar } from '../domain/group-of-bar';

// Above the bar of a cart, which is fixed at the bottom of tablets and phones. A ring parts it from fields of its own
// colour.
const Place = styled.aside`
  position: sticky;
  bottom: var(--bars);
  z-index: var(--z-sticky);
  width: 100%;
  max-width: 720px;
  margin: 0 auto;
  padding: 0 12px calc(10px + env(safe-area-inset-bottom));
  &:empty {
    display: none;
  }
  > a {
    box-shadow:
      var(--lift-2),
      0 0 0 2px var(--on-brand-field);
  }
  // The question about privacy, or a banner that came late, is at the bottom.
  body:has(#tiffin-consent) &,
  body:has([data-late-banner]) & {
    position: static;
  }
`;

const publish = publishHeight('--room-bar');

/**
 * Renders the bar that leads back to the person's group order, on every page that does not show it itself. A slot
 * with the placement `checkout` does not offer to start a group.
 */
export function RoomBar(): ReactElement | null {
  const { pathname } = useLocation();
  const { data = [] } = useQuery({ ...gatewayQueries.active(), meta: { isHandled: true } });
  const group = groupOfBar(data, pathname);
  if (!group) return null;
  return (
    <Place data-room-bar="" ref={publish}>
      <Slot
        key={group.entityId}
        name="group-order-entry"
        merchantId={group.merchant.id}
        placement="checkout"
      />
    </Place>
  );
}
