import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { RewardsProps } from './rewards';

const Own = lazyScreen<RewardsProps>(() => import('./rewards').then((m) => ({ View: m.Rewards })));

/** Renders points, credit and stamps, in their own chunk. */
export function LazyRewards(props: RewardsProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Own {...props} />
    </Suspense>
  );
}
