import { readAttempt } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { CartBar } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { groupPaymentName } from '../../domain/group-payment-name';
import { guestTiers } from '../../domain/guest-tier';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { CheckoutButton } from '../money/checkout-button';
import { MoneyCard } from '../money/money-card';
import type { SettingName } from '../settings/setting-name';
import { useGroupMessages } from '../use-group-messages';
import { BeforeClosing } from './before-closing';

type DialogProps = { readonly group: Fulfillment; readonly onClose: () => void };
const AutoOrderNotice = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/auto-order-notice').then((m) => ({
    View: m.AutoOrderNotice,
  })),
);
const CheckoutDialog = lazyScreen<DialogProps>(() =>
  import(/* webpackChunkName: "group-checkout" */ '../checkout/checkout-dialog').then((m) => ({
    View: m.CheckoutDialog,
  })),
);

type HostNowProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** Opens the panel of a setting. */
  readonly onSetting: (setting: SettingName) => void;
};

/** Renders what the host does next: mend problems, and pay. */
export function HostNow({ group, phase, onSetting }: HostNowProps): ReactElement {
  const t = useGroupMessages();
  // A payment without an answer is checked at once.
  const [isPaying, setPaying] = useState(
    () => readAttempt(groupPaymentName(group.fulfillmentId), Date.now())?.buyer === group.currentUserId,
  );
  const isGoingOn = isUnderWay(phase);
  const canChange = isGoingOn && phase !== 'paying';
  const action = isGoingOn && (
    <CheckoutButton
      group={group}
      onCheckout={() => {
        setPaying(true);
      }}
    />
  );
  return (
    <>
      {canChange && (
        <>
          <Suspense>{(group.autoOrder ?? group.notOrdered) && <AutoOrderNotice group={group} />}</Suspense>
          <BeforeClosing group={group} phase={phase} onFix={onSetting} />
        </>
      )}
      {(isGoingOn || group.costBreakdown.itemSumMicro > 0) && (
        <MoneyCard group={group} tiers={guestTiers(group)} action={action} />
      )}
      {action && <CartBar label={t('nextStep')}>{action}</CartBar>}
      {isPaying && (
        <Suspense>
          <CheckoutDialog
            group={group}
            onClose={() => {
              setPaying(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
