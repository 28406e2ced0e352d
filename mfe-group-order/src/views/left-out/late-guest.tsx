import { useMutation } from '@tanstack/react-query';
import { askForMoreTime } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Banner, Button, Column, Text } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import type { GuestTier } from '../../domain/guest-tier';
import { hasAskedForTime } from '../../domain/left-out';
import { Sentence } from '../sentence';
import { useGroupCache } from '../use-group-cache';
import { useGroupTime } from '../use-group-time';
import { useRefusalToast } from '../use-refusal-toast';
import { OrderAlone } from './order-alone';
import { useLeftOutMessages } from './use-left-out-messages';

export type LateGuestProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** The reader, who was not done. */
  readonly mine: GuestTier;
};

/**
 * Renders to a guest who was not done in time that their dishes are not part of the order, and what they can do: ask the host for
 * more time, or order the dishes alone. A service that takes no such request leaves the words.
 */
export function LateGuest({ group, phase, mine }: LateGuestProps): ReactElement {
  const time = useGroupTime(group.merchant.timeZone);
  const state = mine.state === 'choosing' ? 'choosing' : 'browsing';
  const closes = group.orderByTime === null ? '' : time(group.orderByTime);
  const isOffered = mine.guest.moreTimeAskedTime !== undefined;
  return (
    <>
      <Banner role="status" tone="warn" icon="warning">
        <span>
          <Sentence
            namespace="group-left-out"
            name={`${phase === 'paying' ? 'paying' : 'late'}.${state}`}
            values={{ host: group.host.firstName, closes }}
          />
        </span>
      </Banner>
      {isOffered && phase === 'late' && (
        <Column $gap={8}>
          <AskForTime group={group} mine={mine} />
          {state === 'choosing' && <OrderAlone group={group} />}
        </Column>
      )}
    </>
  );
}

function AskForTime({ group, mine }: Omit<LateGuestProps, 'phase'>): ReactElement {
  const t = useLeftOutMessages();
  const cache = useGroupCache();
  const onError = useRefusalToast(group.fulfillmentId);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const hasAsked = hasAskedForTime(mine.guest, group);
  const host = group.host.firstName;
  const ask = useMutation({
    mutationFn: () => askForMoreTime({ id: group.fulfillmentId }),
    networkMode: 'always',
    meta: { context: 'askForMoreTime', isHandled: true },
    onSuccess: cache.adopt,
    onError,
  });
  useEffect(() => {
    // The pressed button is gone, and what replaces it says what happened.
    if (hasAsked && isPressed.current) place.current?.focus();
    isPressed.current = false;
  }, [hasAsked]);
  return (
    <div ref={place} tabIndex={-1}>
      {hasAsked ? (
        <Text data-content="">{t('asked', { host })}</Text>
      ) : (
        <Button
          size="big"
          variant="primary"
          wide
          icon="clock"
          busy={ask.isPending}
          onClick={() => {
            isPressed.current = true;
            ask.mutate();
          }}
        >
          <span data-content="">{t('ask', { host })}</span>
        </Button>
      )}
    </div>
  );
}
