import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths, orderStatusPath } from '@tiffin/domain';
import { Banner, ButtonLink, Column, useOnline } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { DeclinedCards } from '../payment/declined-cards';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useMinutesLeft } from '../use-group-phase';
import { useGroupTime } from '../use-group-time';

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
    </Column>
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
  switch (phase) {
    case 'open':
      return null;
    case 'lastMinutes':
      return (
        <Banner tone="warn" icon="clock">
          <Sentence name={`notice.lastMinutes.${side}`} values={{ ...words, count: minutes }} />
        </Banner>
      );
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
            group.orderId && (
              <ButtonLink
                size="small"
                variant="outline"
                to={orderStatusPath(group.merchant.url, group.orderId, 'ID')}
              >
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
          <Sentence name={`notice.${phase}`} />
        </Banner>
      );
  }
}
