import { readAttempt } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { CartBar } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { groupPaymentName } from '../../domain/group-payment-name';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { PinnedStep } from '../page/room-layout';
import { useGroupMessages } from '../use-group-messages';
import { CheckoutButton } from './checkout-button';

const CheckoutDialog = lazyScreen<{ group: Fulfillment; onClose: () => void }>(() =>
  import(/* webpackChunkName: "group-checkout" */ '../checkout/checkout-dialog').then((m) => ({
    View: m.CheckoutDialog,
  })),
);

type HostCheckoutProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/**
 * Renders the host's next step where it is always in view, and the checkout that it opens. The checkout outlives the step: an answer
 * that was lost may come after the group has closed.
 */
export function HostCheckout({ group, phase }: HostCheckoutProps): ReactElement {
  const t = useGroupMessages();
  // A payment without an answer is checked at once.
  const [isPaying, setPaying] = useState(
    () => readAttempt(groupPaymentName(group.fulfillmentId), Date.now())?.buyer === group.currentUserId,
  );
  const step = (
    <CheckoutButton
      group={group}
      onCheckout={() => {
        setPaying(true);
      }}
    />
  );
  return (
    <>
      {isUnderWay(phase) && (
        <>
          <PinnedStep aria-label={t('nextStep')}>{step}</PinnedStep>
          <CartBar label={t('nextStep')}>{step}</CartBar>
        </>
      )}
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
