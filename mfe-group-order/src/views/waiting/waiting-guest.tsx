import type { FulfillmentGuest } from '@tiffin/contracts';
import { Button, Grow, Row, Tier } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { cardPart } from '../../domain/card-part';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { useIsBefore } from './use-is-before';
import { useWaitingMessages } from './use-waiting-messages';

const Line = styled(Tier)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
`;

const Words = styled(Grow)`
  flex-basis: 180px;
`;

/** The service nudges a guest once a minute. */
const pauseMs = 60_000;

type WaitingGuestProps = {
  readonly tier: GuestTier;
  readonly isBusy: boolean;
  /** Absent once guests cannot choose any more. */
  readonly onNudge: ((guests: readonly FulfillmentGuest[]) => void) | undefined;
  /** Absent where the service counts nobody in. */
  readonly onCountIn: ((guest: FulfillmentGuest) => void) | undefined;
};

/** Renders one guest who is not done: what they have so far, and the buttons for it. */
export function WaitingGuest({ tier, isBusy, onNudge, onCountIn }: WaitingGuestProps): ReactElement {
  const t = useWaitingMessages();
  const { guest } = tier;
  const name = guest.firstName;
  const isNudged = useIsBefore(guest.nudgedTime ? Date.parse(guest.nudgedTime) + pauseMs : 0);
  const part = cardPart(tier);
  // A co-host does not see what cards hold, so a guest with a part of their own waits for the host.
  const isUnpaid = part ? part.payMicro > part.heldMicro : tier.ownMicro > 0;
  const hasChosen = tier.state === 'choosing';
  const dishes = guest.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    hasChosen ? t('card.dishes', { count: dishes }) : t('card.nothing'),
    part && hasChosen && isUnpaid && t('card.unpaid'),
  ].filter(Boolean);
  return (
    <Line>
      <Words>
        <b data-content="">{guestName(guest)}</b> · {facts.join(' · ')}
      </Words>
      <Row $wrap>
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
      </Row>
    </Line>
  );
}
