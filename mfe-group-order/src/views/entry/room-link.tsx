import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import { isGroupActive, participants } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Lid, lidHueAt } from '@tiffin/ui';
import { RoomBanner } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { countedMinutes } from '../../domain/group-phase';
import { groupLink } from '../../domain/group-url';
import { guestName } from '../../domain/guest-tier';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useMinutesLeft } from '../use-group-phase';
import { useGroupTime } from '../use-group-time';
import { useSplitWords } from '../use-split-words';
import { useStepAnnouncement } from './use-step-announcement';
import type { Fulfillment } from '@tiffin/contracts';

const pollMs = 60_000;

type RoomLinkProps = {
  readonly fulfillmentId: string;
  /** Replaces the link once the group has ended. */
  readonly ended: ReactElement | null;
};

/** Renders the banner that links back to the group: host, deadline or minutes left, progress. */
export function RoomLink({ fulfillmentId, ended }: RoomLinkProps): ReactElement | null {
  const group = useQuery({
    ...fulfillmentQueries.detail(fulfillmentId),
    refetchInterval: pollMs,
    meta: { context: 'getFulfillment', isHandled: true },
  });
  if (!group.data || group.error) return null;
  if (!isGroupActive(group.data.fulfillmentState)) return ended;
  return <Room group={group.data} />;
}

function Room({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { search } = useLocation();
  const split = useSplitWords(group);
  const ready = participants(group.guests).length;
  const left = useMinutesLeft(group);
  const closes =
    left > 0 && left <= countedMinutes
      ? t('room.left', { count: left })
      : group.orderByTime !== null && t('room.closes', { time: time(group.orderByTime) });
  useStepAnnouncement(group, t('room.said', { host: group.host.firstName, count: left }));
  const facts = [closes, t('room.ready', { ready, here: group.guests.length })].filter(Boolean);
  return (
    <RoomBanner
      to={groupLink(group.fulfillmentId, search)}
      lid={<Lid name={guestName(group.host)} hue={lidHueAt(0)} />}
      note={<Sentence {...split} />}
    >
      <b>
        <Sentence name="whose" values={{ host: group.host.firstName }} />
      </b>
      {' · '}
      {facts.join(' · ')}
    </RoomBanner>
  );
}
