import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { guestTiers } from '../../domain/guest-tier';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { MoneyCard } from '../money/money-card';
import type { SettingName } from '../settings/setting-name';
import { PreflightCard } from './before-closing';

const AutoOrderNotice = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/auto-order-notice').then((m) => ({
    View: m.AutoOrderNotice,
  })),
);

type HostNowProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** Opens the panel of a setting. */
  readonly onSetting: (setting: SettingName) => void;
};

/** Renders what the host looks at before closing: problems to mend, and what the group costs. */
export function HostNow({ group, phase, onSetting }: HostNowProps): ReactElement {
  const isGoingOn = isUnderWay(phase);
  return (
    <>
      {isGoingOn && phase !== 'paying' && (
        <>
          <Suspense>{(group.autoOrder ?? group.notOrdered) && <AutoOrderNotice group={group} />}</Suspense>
          <PreflightCard group={group} onFix={onSetting} />
        </>
      )}
      {(isGoingOn || group.costBreakdown.itemSumMicro > 0) && (
        <MoneyCard group={group} tiers={guestTiers(group)} />
      )}
    </>
  );
}
