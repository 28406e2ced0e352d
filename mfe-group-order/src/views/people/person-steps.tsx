import type { Fulfillment } from '@tiffin/contracts';
import { Row } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import { useGroupPhase } from '../use-group-phase';
import { GuestSteps } from '../waiting/guest-steps';
import { useHostSteps } from '../waiting/use-host-steps';

type PersonStepsProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders in a person's panel what a host can do while that person is not done. */
export function PersonSteps({ group, tier }: PersonStepsProps): ReactElement {
  const { nudge, countIn, isBusy } = useHostSteps(group);
  const isLate = useGroupPhase(group) === 'late';
  return (
    <Row $wrap $gap={8}>
      <GuestSteps tier={tier} isBusy={isBusy} onNudge={isLate ? undefined : nudge} onCountIn={countIn} />
    </Row>
  );
}
