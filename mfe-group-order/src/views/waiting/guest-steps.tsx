import type { FulfillmentGuest } from '@tiffin/contracts';
import { Button, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import type { GuestTier } from '../../domain/guest-tier';
import { useIsBefore } from './use-is-before';
import { useWaitingMessages } from './use-waiting-messages';

/** The service nudges a guest once a minute. */
const pauseMs = 60_000;

type GuestStepsProps = {
  readonly tier: GuestTier;
  readonly isBusy: boolean;
  /** Absent once guests cannot choose any more. */
  readonly onNudge: ((guests: readonly FulfillmentGuest[]) => void) | undefined;
  /** Absent where the service counts nobody in. */
  readonly onCountIn: ((guest: FulfillmentGuest) => void) | undefined;
};

/** Renders what a host can do about one guest who is not done: nudge them, or count in what they have chosen. */
export function GuestSteps({ tier, isBusy, onNudge, onCountIn }: GuestStepsProps): ReactElement {
  const t = useWaitingMessages();
  const { guest } = tier;
  const name = guest.firstName;
  const isNudged = useIsBefore(guest.nudgedTime ? Date.parse(guest.nudgedTime) + pauseMs : 0);
  const part = cardPart(tier);
  // A co-host does not see what cards hold, so a guest with a part of their own waits for the host.
  const isUnpaid = part ? part.payMicro > part.heldMicro : tier.ownMicro > 0;
  const hasChosen = tier.state === 'choosing';
  return (
    <>
      {onNudge && (
        <Button
          size="small"
          variant="outline"
          busy={isBusy}
          aria-disabled={isNudged}
          aria-label={t(isNudged ? 'card.nudgedName' : 'card.nudgeName', { name })}
          onClick={() => {
            if (!isNudged) onNudge([guest]);
          }}
        >
          {t(isNudged ? 'card.nudged' : 'card.nudge')}
        </Button>
      )}
      {onCountIn && hasChosen && !isUnpaid && (
        <Button
          size="small"
          variant="outline"
          icon="check"
          busy={isBusy}
          aria-label={t('card.countInName', { name })}
          onClick={() => {
            onCountIn(guest);
          }}
        >
          {t('card.countIn')}
        </Button>
      )}
      {part && hasChosen && isUnpaid && <Text $size="hint">{t('card.unpaid')}</Text>}
    </>
  );
}
