import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import { useGroupMessages } from '../use-group-messages';
import { useGroupNews } from '../use-group-news';
import { useGroupPhase } from '../use-group-phase';
import { EndedGroup } from './ended-group';
import { OpenGroup } from './open-group';

type GroupPageProps = {
  readonly group: Fulfillment;
  readonly isStale: boolean;
  readonly check: () => void;
};

/**
 * Renders a group as one of its people sees it. After its end only an admin still sees its contents
 * (specification 6).
 */
export function GroupPage({ group, isStale, check }: GroupPageProps): ReactElement {
  const t = useGroupMessages();
  const phase = useGroupPhase(group);
  const { isHost, isAdmin } = groupRoles(group);
  useGroupNews(group);
  usePageTitle(t('pageTitle', { host: group.host.firstName, merchant: group.merchant.name }));
  if (!isUnderWay(phase) && !isHost && !isAdmin) return <EndedGroup group={group} phase={phase} />;
  return <OpenGroup group={group} phase={phase} isHost={isHost} isStale={isStale} check={check} />;
}
