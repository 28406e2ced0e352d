import type { FulfillmentGuest } from '@tiffin/contracts';
import { Button, Row } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { guestTiers } from '../../domain/guest-tier';
import { isWaitedFor } from '../../domain/is-waited-for';
import { askingForTime } from '../../domain/left-out';
import { ChoosingPeople } from '../people/choosing-people';
import type { StillChoosingProps } from '../people/still-choosing-props';
import { useGroupMessages } from '../use-group-messages';
import { GuestSteps } from './guest-steps';
import { useHostSteps } from './use-host-steps';
import { useWaitingMessages } from './use-waiting-messages';

/**
 * Renders who is still choosing, each with what a host or co-host can do: nudge them, count them in, give everybody more time.
 * Nobody waits for people without a phone: the host chooses for them.
 */
export function WaitingPeople({ group, phase, tiers, row }: StillChoosingProps): ReactElement {
  const t = useWaitingMessages();
  const tGroup = useGroupMessages();
  const steps = useHostSteps(group);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = guestTiers(group).filter(isWaitedFor);
  const keepFocus = useKeptFocus(tiers.length, heading);
  const nudge = phase === 'late' ? undefined : steps.nudge;
  const countIn =
    steps.countIn &&
    ((guest: FulfillmentGuest) => {
      keepFocus();
      steps.countIn?.(guest);
    });
  return (
    <ChoosingPeople
      heading={tGroup('people.choosing')}
      headingRef={heading}
      rows={tiers.map((tier) =>
        row(
          tier,
          isWaitedFor(tier) && (
            <GuestSteps tier={tier} isBusy={steps.isBusy} onNudge={nudge} onCountIn={countIn} />
          ),
        ),
      )}
      actions={
        waiting.length > 0 && (
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
            {group.orderByTime !== null && askingForTime(group).length === 0 && (
              <Button size="small" variant="outline" icon="clock" busy={steps.isBusy} onClick={steps.extend}>
                {t('card.extend')}
              </Button>
            )}
          </Row>
        )
      }
    />
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
