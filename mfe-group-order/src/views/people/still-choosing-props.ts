import type { Fulfillment } from '@tiffin/contracts';
import type { ReactNode } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import type { GuestTier } from '../../domain/guest-tier';

export type StillChoosingProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** The people to list. */
  readonly tiers: readonly GuestTier[];
  readonly row: (tier: GuestTier, steps?: ReactNode) => ReactNode;
};
