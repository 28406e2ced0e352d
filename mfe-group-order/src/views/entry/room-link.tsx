import { useQuery } from '@tanstack/react-query';
import { ApiError, fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment, SlotProps } from '@tiffin/contracts';
import { isGroupActive, participants } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Lid, lidHueAt } from '@tiffin/ui';
import { RoomBanner } from '@tiffin/ui/more';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { groupLink } from '../../domain/group-url';
import { guestName } from '../../domain/guest-tier';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useSplitWords } from '../use-split-words';
import type { RoomMinutesProps } from './room-minutes';

/** Loads late, because the time of closing is there at once. That stays if the chunk does not load. */
const RoomMinutes = lazy<ComponentType<RoomMinutesProps>>(async () =>
  import(/* webpackChunkName: "room-minutes" */ './room-minutes').then(
    (m) => ({ default: m.RoomMinutes }),
    () => ({ default: RoomTime }),
  ),
);

const pollMs = 60_000;

type RoomLinkProps = Pick<SlotProps, 'placement'> & {
  readonly fulfillmentId: string;
  /** Replaces the link once the group has ended. */
  readonly ended: ReactElement | null;
};

/**
 * Renders the banner that links back to the group: host, deadline or minutes left, progress. On menu and cart it is as high as the
 * start of a group, for which they have room.
 */
export function RoomLink({ fulfillmentId, placement, ended }: RoomLinkProps): ReactElement | null {
  const group = useQuery({
    ...fulfillmentQueries.detail(fulfillmentId),
    refetchInterval: pollMs,
    meta: { context: 'getFulfillment', isHandled: true },
  });
  const isRefused = group.error instanceof ApiError && group.error.isRefusal;
  if (!group.data || isRefused) return null;
  if (!isGroupActive(group.data.fulfillmentState)) return ended;
  return <Room group={group.data} placement={placement} />;
}

type RoomProps = Pick<SlotProps, 'placement'> & { readonly group: Fulfillment };

function Room({ group, placement }: RoomProps): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { search } = useLocation();
  const split = useSplitWords(group);
  const isCompact = placement !== 'checkout';
  const ready = participants(group.guests).length;
  const closes = group.orderByTime !== null && t('room.closes', { time: time(group.orderByTime) });
  return (
    <RoomBanner
      to={groupLink(group.fulfillmentId, search)}
      lid={<Lid name={guestName(group.host)} hue={lidHueAt(0)} small={isCompact} />}
      // The cart has no room for a second line: its first may take two.
      note={placement === 'cart' ? undefined : <Sentence {...split} />}
      isCompact={isCompact}
    >
      <b>
        <Sentence name="whose" values={{ host: group.host.firstName }} />
      </b>
      {' · '}
      {closes && (
        <Suspense fallback={<RoomTime closes={closes} />}>
          <RoomMinutes group={group} closes={closes} />
        </Suspense>
      )}
      {t('room.ready', { ready, here: group.guests.length })}
    </RoomBanner>
  );
}

function RoomTime({ closes }: Pick<RoomMinutesProps, 'closes'>): ReactElement {
  return (
    <>
      {closes}
      {' · '}
    </>
  );
}
