import { lazyScreen, prepareScreen } from '@tiffin/federation';
import type { StillChoosingProps } from '../people/still-choosing-props';
import type { PreflightCardProps } from '../preflight/preflight-card';

/** What would go wrong at closing, for a host or co-host. */
export const PreflightCard = lazyScreen<PreflightCardProps>(() =>
  import(/* webpackChunkName: "preflight-card" */ '../preflight/preflight-card').then((m) => ({
    View: m.PreflightCard,
  })),
);
/** Who is still choosing, for a host or co-host. */
export const WaitingPeople = lazyScreen<StillChoosingProps>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/waiting-people').then((m) => ({
    View: m.WaitingPeople,
  })),
);

/**
 * Loads the parts while the group loads, so that they move nothing when they come. A part whose chunk fails is loaded again when it
 * renders.
 */
export function prepareBeforeClosing(): void {
  void Promise.allSettled([prepareScreen(WaitingPeople), prepareScreen(PreflightCard)]);
}
