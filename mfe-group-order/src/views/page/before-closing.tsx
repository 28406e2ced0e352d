import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen, prepareScreen } from '@tiffin/federation';
import type { ReactElement } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import type { PreflightCardProps } from '../preflight/preflight-card';
import type { SettingName } from '../settings/setting-name';
import type { WaitingCardProps } from '../waiting/waiting-card';

const PreflightCard = lazyScreen<PreflightCardProps>(() =>
  import(/* webpackChunkName: "preflight-card" */ '../preflight/preflight-card').then((m) => ({
    View: m.PreflightCard,
  })),
);
const WaitingCard = lazyScreen<WaitingCardProps>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/waiting-card').then((m) => ({
    View: m.WaitingCard,
  })),
);

type BeforeClosingProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly onFix: (setting: SettingName) => void;
};

/**
 * Loads the cards while the group loads, so that they move nothing when they come. A card whose chunk fails is loaded again when it
 * renders.
 */
export function prepareBeforeClosing(): void {
  void Promise.allSettled([WaitingCard, PreflightCard].map((card) => prepareScreen(card)));
}

/**
 * Renders what a host or co-host can do before the group closes: about guests who are not done, and about problems. Suspends until
 * its chunks have loaded.
 */
export function BeforeClosing({ group, phase, onFix }: BeforeClosingProps): ReactElement {
  return (
    <>
      <WaitingCard group={group} phase={phase} />
      <PreflightCard group={group} onFix={onFix} />
    </>
  );
}
