import type { Fulfillment } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { useHostPaymentChoices } from '../checkout/use-host-payment-choices';
import { usePaymentTitle } from '../checkout/use-payment-title';
import { useGroupMessages } from '../use-group-messages';

/** Renders the method that the host has chosen to pay with; if it can pay no longer, that none is chosen. */
export function PaymentNote({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useGroupMessages();
  const titleOf = usePaymentTitle();
  const { preferred } = useHostPaymentChoices(group, true);
  if (!preferred) return <>{t('settings.paymentLater')}</>;
  return <span data-content={preferred.card === null ? '' : undefined}>{titleOf(preferred)}</span>;
}
