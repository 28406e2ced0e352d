import { readAttempt } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { CartBar, TextButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { groupPaymentName } from '../../domain/group-payment-name';
import { guestTiers } from '../../domain/guest-tier';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { InviteCard } from '../invite/invite-card';
import { CheckoutButton } from '../money/checkout-button';
import { MoneyCard } from '../money/money-card';
import type { SettingName } from '../settings/setting-name';
import { SettingRows } from '../settings/setting-rows';
import { useGroupMessages } from '../use-group-messages';
import type { PreflightCardProps } from './preflight-card';

type DialogProps = { readonly group: Fulfillment; readonly onClose: () => void };
const PreflightCard = lazyScreen<PreflightCardProps>(() =>
  import(/* webpackChunkName: "preflight-card" */ './preflight-card').then((m) => ({
    View: m.PreflightCard,
  })),
);
const CheckoutDialog = lazyScreen<DialogProps>(() =>
  import(/* webpackChunkName: "group-checkout" */ '../checkout/checkout-dialog').then((m) => ({
    View: m.CheckoutDialog,
  })),
);
const CancelDialog = lazyScreen<DialogProps>(() =>
  import('./cancel-dialog').then((m) => ({ View: m.CancelDialog })),
);

const CalendarButtons = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "calendar-buttons" */ '../calendar/calendar-buttons').then((m) => ({
    View: m.CalendarButtons,
  })),
);

type HostSideProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly setting: SettingName | undefined;
  readonly onSetting: (setting: SettingName | undefined) => void;
};

/** Renders the host's side column: the money, the link, the settings, and the buttons to end the group. */
export function HostSide({ group, phase, setting, onSetting }: HostSideProps): ReactElement {
  const t = useGroupMessages();
  // A payment without an answer is checked at once.
  const [dialog, setDialog] = useState<'checkout' | 'cancel' | undefined>(() =>
    readAttempt(groupPaymentName(group.fulfillmentId), Date.now())?.buyer === group.currentUserId
      ? 'checkout'
      : undefined,
  );
  const isGoingOn = isUnderWay(phase);
  const canChange = isGoingOn && phase !== 'paying';
  const close = () => {
    setDialog(undefined);
  };
  const action = isGoingOn && (
    <CheckoutButton
      group={group}
      onCheckout={() => {
        setDialog('checkout');
      }}
    />
  );
  return (
    <>
      {canChange && (
        <Suspense>
          <PreflightCard group={group} onFix={onSetting} />
        </Suspense>
      )}
      {(isGoingOn || group.costBreakdown.itemSumMicro > 0) && (
        <MoneyCard group={group} tiers={guestTiers(group)} action={action} />
      )}
      {canChange && phase !== 'late' && <InviteCard group={group} />}
      {canChange && (
        <>
          <SettingRows group={group} setting={setting} onSetting={onSetting} />
          <Suspense>
            <CalendarButtons group={group} />
          </Suspense>
          <div>
            <TextButton
              $danger
              onClick={() => {
                setDialog('cancel');
              }}
            >
              {t('cancel.button')}
            </TextButton>
          </div>
        </>
      )}
      {action && <CartBar label={t('nextStep')}>{action}</CartBar>}
      <Suspense>
        {dialog === 'checkout' && <CheckoutDialog group={group} onClose={close} />}
        {dialog === 'cancel' && <CancelDialog group={group} onClose={close} />}
      </Suspense>
    </>
  );
}
