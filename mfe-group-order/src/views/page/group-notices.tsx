import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths, orderStatusPath } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { Banner, ButtonLink, Column, useOnline } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { isCoHost } from '../../domain/is-co-host';
import { askingForTime } from '../../domain/left-out';
import { DeclinedCards } from '../payment/declined-cards';
import { guestTiers } from '../../domain/guest-tier';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useDeadlineStep, useMinutesLeft } from '../use-group-phase';
import { useGroupTime } from '../use-group-time';
import type { OwnReminderProps } from '../waiting/own-reminder';

const OwnReminder = lazyScreen<OwnReminderProps>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/own-reminder').then((m) => ({
    View: m.OwnReminder,
  })),
);

const AskingGuests = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-left-out" */ '../left-out/asking-guests').then((m) => ({
    View: m.AskingGuests,
  })),
);

type GroupNoticesProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly isHost: boolean;
  readonly isStale: boolean;
};

/**
 * Renders what everybody must know now: the host pays, time runs out, the data is old.
 */
export function GroupNotices(props: GroupNoticesProps): ReactElement {
  const { group, phase, isHost, isStale } = props;
  const isOnline = useOnline();
  return (
    <Column $gap={10} aria-live="polite">
      {isStale && isOnline && (
        <Banner tone="warn" icon="warning">
          <Sentence name="notice.stale" />
        </Banner>
      )}
      <PhaseNotice group={group} phase={phase} isHost={isHost} />
      {isUnderWay(phase) && <DeclinedCards group={group} />}
      {phase === 'late' && (isHost || isCoHost(group)) && askingForTime(group).length > 0 && (
        <Suspense>
          <AskingGuests group={group} />
        </Suspense>
      )}
      {!isHost && (phase === 'open' || phase === 'lastMinutes') && <Reminder group={group} />}
    </Column>
  );
}

/** Renders a reminder to a guest who is not done, once there is one. */
function Reminder({ group }: Pick<GroupNoticesProps, 'group'>): ReactElement | null {
  const step = useDeadlineStep(group);
  const mine = guestTiers(group).find(({ isMe }) => isMe);
  if (!mine || mine.state === 'ready' || !(step ?? mine.guest.nudgedTime)) return null;
  return (
    <Suspense>
      <OwnReminder group={group} mine={mine} />
    </Suspense>
  );
}

type PhaseNoticeProps = Pick<GroupNoticesProps, 'group' | 'phase' | 'isHost'>;

/** Renders what the phase of a group means for its reader. */
export function PhaseNotice({ group, phase, isHost }: PhaseNoticeProps): ReactElement | null {
  const t = useGroupMessages();
  const write = useGroupTime(group.merchant.timeZone);
  const minutes = useMinutesLeft(group);
  const time = (at: string | null) => (at === null ? '' : write(at));
  const words = {
    host: group.host.firstName,
    closes: time(group.orderByTime),
    expires: time(group.expirationTime),
  };
  const side = isHost ? 'host' : 'guest';
  const orderPath = orderPathOf(group, isHost);
  switch (phase) {
    case 'open':
      return null;
    case 'lastMinutes':
      return isHost ? (
        <Banner tone="warn" icon="clock">
          <Sentence name="notice.lastMinutes" values={{ ...words, count: minutes }} />
        </Banner>
      ) : null;
    case 'late':
      return (
        <Banner tone="warn" icon="clock">
          <Sentence name={`notice.late.${side}`} values={words} />
        </Banner>
      );
    case 'paying':
      return (
        <Banner tone="info" icon="lock">
          <Sentence name={`notice.paying.${side}`} values={words} />
        </Banner>
      );
    case 'placed':
      return (
        <Banner
          tone="good"
          action={
            orderPath && (
              <ButtonLink size="small" variant="outline" to={orderPath}>
                {t('followOrder')}
              </ButtonLink>
            )
          }
        >
          <Sentence name="notice.placed" />
        </Banner>
      );
    case 'cancelled':
    case 'expired':
      return (
        <Banner
          tone="warn"
          icon="info"
          action={
            <ButtonLink size="small" variant="outline" to={merchantPaths(group.merchant.url).menu}>
              {t('notice.startAgain')}
            </ButtonLink>
          }
        >
          <Sentence
            name={phase === 'cancelled' ? `notice.cancelled.${side}` : 'notice.expired'}
            values={words}
          />
        </Banner>
      );
  }
}

/** Returns the path of a placed order: by its id for the host whose order it is, by its token for others. */
export function orderPathOf({ merchant, orderId, orderToken }: Fulfillment, isHost: boolean): string | null {
  if (isHost) return orderId && orderStatusPath(merchant.url, orderId, 'ID');
  return orderToken && orderStatusPath(merchant.url, orderToken, 'TOKEN');
}
