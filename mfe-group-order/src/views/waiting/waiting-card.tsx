import { isOffered } from '@tiffin/api';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { Button, Card, Column, Heading, Row, Stack } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import { guestTiers } from '../../domain/guest-tier';
import { useHostSteps } from './use-host-steps';
import { useWaitingMessages } from './use-waiting-messages';
import { WaitingGuest } from './waiting-guest';

export type WaitingCardProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/**
 * Renders the other guests who are not done, each with what a host or co-host can do: nudge them, count them in, give them more time.
 * Nothing if everybody is done. Nobody waits here for people without a phone: the host chooses for them.
 */
export function WaitingCard({ group, phase }: WaitingCardProps): ReactElement | null {
  const t = useWaitingMessages();
  const steps = useHostSteps(group);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = guestTiers(group).filter(
    ({ guest, isHost, isMe, state }) => !isHost && !isMe && !guest.isAddedByHost && state !== 'ready',
  );
  const isLate = phase === 'late';
  const keepFocus = useKeptFocus(waiting.length, heading);
  if (waiting.length === 0) return null;
  const nudge = isLate || !isOffered('nudges') ? undefined : steps.nudge;
  const countIn = (guest: FulfillmentGuest) => {
    keepFocus();
    steps.countIn(guest);
  };
  return (
    <Card as="section">
      <Column>
        <Heading ref={heading} tabIndex={-1}>
          {t('card.heading')}
        </Heading>
        <Stack>
          {waiting.map((tier) => (
            <WaitingGuest
              key={tier.guest.externalUserId}
              tier={tier}
              isBusy={steps.isBusy}
              onNudge={nudge}
              onCountIn={isOffered('countIn') ? countIn : undefined}
            />
          ))}
        </Stack>
        <Row $wrap>
          {nudge && waiting.length > 1 && (
            <Button
              size="small"
              variant="outline"
              busy={steps.isBusy}
              onClick={() => {
                nudge(waiting.map(({ guest }) => guest));
              }}
            >
              {t('card.nudgeAll')}
            </Button>
          )}
          {group.orderByTime !== null && (
            <Button size="small" variant="outline" icon="clock" busy={steps.isBusy} onClick={steps.extend}>
              {t('card.extend')}
            </Button>
          )}
        </Row>
      </Column>
    </Card>
  );
}

/** Returns what to call before a step that removes the focused row. Its focus then goes to the heading, or the page's. */
function useKeptFocus(rows: number, heading: RefObject<HTMLHeadingElement | null>): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    (heading.current ?? document.querySelector('h1'))?.focus();
  }, [rows, heading]);
  return () => {
    isExpected.current = true;
  };
}
