import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { usePageTitle } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import { useGroupMessages } from '../use-group-messages';
import { useGroupNews } from '../use-group-news';
import { useGroupPhase } from '../use-group-phase';
import { EndedGroup } from './ended-group';
import { GroupSkeleton } from './group-skeleton';
import { OpenGroup } from './open-group';
import type { PlacedGroupProps } from './placed-group';

const PlacedGroup = lazyScreen<PlacedGroupProps>(() =>
  import('./placed-group').then((m) => ({ View: m.PlacedGroup })),
);

type GroupPageProps = {
  readonly group: Fulfillment;
  readonly isStale: boolean;
  readonly check: () => void;
  /** Whether the reader has just joined. */
  readonly isNew: boolean;
};

/**
 * Renders a group as one of its people sees it. After its end only an admin still sees its contents
 * (specification 6).
 */
export function GroupPage({ group, isStale, check, isNew }: GroupPageProps): ReactElement {
  const t = useGroupMessages();
  const phase = useGroupPhase(group);
  const { isHost, isAdmin } = groupRoles(group);
  useGroupNews(group);
  usePageTitle(t('pageTitle', { host: group.host.firstName, merchant: group.merchant.name }));
  if (!isUnderWay(phase) && !isHost && !isAdmin) return <EndedGroup group={group} phase={phase} />;
  return (
    <Suspense fallback={<GroupSkeleton />}>
      {phase === 'placed' && group.bill ? (
        <PlacedGroup group={group} bill={group.bill} isHost={isHost} check={check} />
      ) : (
        <OpenGroup
          group={group}
          phase={phase}
          isHost={isHost}
          isStale={isStale}
          check={check}
          isNew={isNew}
        />
      )}
    </Suspense>
  );
}
