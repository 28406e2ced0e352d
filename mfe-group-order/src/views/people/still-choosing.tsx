import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import type { ReactElement, ReactNode } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import type { GuestTier } from '../../domain/guest-tier';
import { isCoHost } from '../../domain/is-co-host';
import { WaitingPeople } from '../page/before-closing';
import { useGroupMessages } from '../use-group-messages';
import { ChoosingPeople } from './choosing-people';

export type StillChoosingProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** The people to list. */
  readonly tiers: readonly GuestTier[];
  readonly row: (tier: GuestTier, steps?: ReactNode) => ReactNode;
};

/** Renders who is still choosing, apart from the participants; to a host or co-host with what they can do about it. */
export function StillChoosing(props: StillChoosingProps): ReactElement {
  const { group, phase, tiers, row } = props;
  const t = useGroupMessages();
  const canChange = isUnderWay(phase) && phase !== 'paying';
  if (canChange && (groupRoles(group).isHost || isCoHost(group))) return <WaitingPeople {...props} />;
  return (
    <ChoosingPeople
      heading={t(isUnderWay(phase) ? 'people.choosing' : 'people.undone')}
      rows={tiers.map((tier) => row(tier))}
    />
  );
}
