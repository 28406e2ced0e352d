import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import { useFlag } from '@tiffin/config';
import type { Fulfillment, PaymentGroup } from '@tiffin/contracts';
import { paymentKey } from '@tiffin/domain';
import { paymentChoices } from '../../domain/payment-choice';
import type { PaymentChoice } from '../../domain/payment-choice';

type HostPaymentChoices = {
  readonly methods: UseQueryResult<PaymentGroup[]>;
  readonly choices: readonly PaymentChoice[];
  /** The method that the host chose in the settings, if it can still pay. */
  readonly preferred: PaymentChoice | undefined;
};

/** Returns the methods with which a host can pay for a group: their own, and companies' while the flag is on. */
export function useHostPaymentChoices(
  { ownerPaymentOptions }: Fulfillment,
  isEnabled: boolean,
): HostPaymentChoices {
  const methods = useQuery({
    ...paymentQueries.groups(),
    enabled: isEnabled,
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  const hasCompanies = useFlag('group_order_payment_groups');
  const choices = methods.data ? paymentChoices(methods.data, hasCompanies) : [];
  const key = ownerPaymentOptions && paymentKey(ownerPaymentOptions.paymentMethodIdentifier);
  return { methods, choices, preferred: choices.find((choice) => choice.key === key) };
}
