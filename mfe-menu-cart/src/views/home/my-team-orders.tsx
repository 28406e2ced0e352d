import { useQuery } from '@tanstack/react-query';
import { teamQueries, userQueries } from '@tiffin/api';
import { bus } from '@tiffin/event-bus';
import { TeamOrders } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { KeptRoom } from './kept-room';

const Room = styled.div`
  margin-top: 16px;
`;

/** Renders the open group orders of the person's team. Nothing without a team, or while it is unknown. */
export function MyTeamOrders(): ReactElement {
  const user = useQuery(userQueries.current());
  const teamId = user.data?.teamInfo.defaultTeamId ?? undefined;
  const team = useQuery({
    ...teamQueries.detail(teamId ?? ''),
    enabled: teamId !== undefined,
  });
  const orders = team.data?.groupOrders ?? [];
  return (
    <KeptRoom part="team-orders" isLoading={user.isLoading || team.isLoading}>
      {orders.length > 0 && (
        <Room>
          <TeamOrders
            orders={orders}
            onJoined={({ fulfillmentId, merchant }) => {
              bus.emit('groupJoined', { fulfillmentId, merchantId: merchant.id });
            }}
          />
        </Room>
      )}
    </KeptRoom>
  );
}
