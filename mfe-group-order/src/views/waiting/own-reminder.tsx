import type { Fulfillment } from '@tiffin/contracts';
import { announce, Banner } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import type { GuestTier } from '../../domain/guest-tier';
import { useDeadlineStep } from '../use-group-phase';
import { useGroupTime } from '../use-group-time';
import { useWaitingMessages } from './use-waiting-messages';

export type OwnReminderProps = { readonly group: Fulfillment; readonly mine: GuestTier };

/**
 * Renders to a guest who is not done that the group closes soon, and that the host waits for them. Announces each
 * reminder once, not every minute that passes.
 */
export function OwnReminder({ group, mine }: OwnReminderProps): ReactElement {
  const t = useWaitingMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const step = useDeadlineStep(group);
  const { nudgedTime } = mine.guest;
  const closes = group.orderByTime === null ? '' : time(group.orderByTime);
  const left = step && t('reminder.left', { count: step.minutesLeft });
  const press = t(isCountedIn(group, mine) ? 'reminder.counted' : 'reminder.press', { closes });
  const nudge = nudgedTime ? t('nudged.title', { host: group.host.firstName }) : undefined;
  useAnnouncedOnce(step?.at, `${left} ${press}`);
  useAnnouncedOnce(nudgedTime ?? undefined, `${nudge} ${t('nudged.text')}`);
  return (
    <div aria-live="off">
      {nudge && (
        <Banner tone="info" icon="people">
          <b data-content="">{nudge}</b> {!step && t('nudged.text')}
        </Banner>
      )}
      {left && (
        <Banner tone="warn" icon="clock">
          <b>{left}</b> {press}
        </Banner>
      )}
    </div>
  );
}

/** Returns whether the guest's dishes become part of the order at the deadline by themselves. */
function isCountedIn({ countInAtDeadline }: Fulfillment, mine: GuestTier): boolean {
  const part = cardPart(mine);
  return (
    countInAtDeadline === true && mine.state === 'choosing' && (part?.heldMicro ?? 0) >= (part?.payMicro ?? 0)
  );
}

/** Announces a sentence when its occasion is new; undefined is none. */
function useAnnouncedOnce(occasion: string | number | undefined, sentence: string): void {
  const told = useRef<string | number>(undefined);
  useEffect(() => {
    if (occasion === undefined || told.current === occasion) return;
    told.current = occasion;
    announce(sentence);
  }, [occasion, sentence]);
}
