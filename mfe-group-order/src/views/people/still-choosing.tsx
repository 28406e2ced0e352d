import { groupRoles } from '@tiffin/domain';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import { isCoHost } from '../../domain/is-co-host';
import { WaitingPeople } from '../page/before-closing';
import { useGroupMessages } from '../use-group-messages';
import { ChoosingPeople } from './choosing-people';
import type { StillChoosingProps } from './still-choosing-props';

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
