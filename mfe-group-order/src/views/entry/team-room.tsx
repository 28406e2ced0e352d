import { useQuery } from '@tanstack/react-query';
import { teamQueries, userQueries } from '@tiffin/api';
import { useLocation } from '@tiffin/router';
import { Lid, lidHueAt } from '@tiffin/ui';
import { RoomBanner } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { groupLink } from '../../domain/group-url';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';

type TeamRoomProps = { readonly merchantId: string };

/**
 * Renders, for a member of a team, the link to the team's open order at a merchant. Nothing without one, or from a service that
 * does not say where its orders are from.
 */
export function TeamRoom({ merchantId }: TeamRoomProps): ReactElement | null {
  const t = useGroupMessages();
  const { search } = useLocation();
  const user = useQuery({ ...userQueries.current(), meta: { context: 'getUser', isHandled: true } });
  const teamId = user.data?.teamInfo.defaultTeamId ?? undefined;
  const team = useQuery({
    ...teamQueries.detail(teamId ?? ''),
    enabled: teamId !== undefined,
    meta: { context: 'getTeam', isHandled: true },
  });
  const order = team.data?.groupOrders?.find((one) => one.merchantId === merchantId);
  const time = useGroupTime(order?.timeZone);
  if (!order) return null;
  const { hostFirstName: host, orderByTime } = order;
  return (
    <RoomBanner
      to={groupLink(order.fulfillmentId, search)}
      lid={<Lid name={host} hue={lidHueAt(0)} small />}
      isCompact
    >
      <b>
        <Sentence name="whose" values={{ host }} />
      </b>
      {' · '}
      {t('room.team')}
      {orderByTime !== null && ` · ${t('room.closes', { time: time(orderByTime) })}`}
    </RoomBanner>
  );
}
