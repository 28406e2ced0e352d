import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentQueries, removePaymentMethod } from '@tiffin/api';
import { RemoveButton } from '@tiffin/screen-parts';
import { toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { PaymentChoice } from '../domain/payment-choice';
import { useCheckoutMessages } from './use-checkout-messages';
import { usePaymentName } from './use-payment-name';

/** Renders the button that removes the chosen stored card. */
export function RemoveCard({ choice }: { readonly choice: PaymentChoice }): ReactElement {
  const t = useCheckoutMessages();
  const card = usePaymentName()(choice);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (paymentMethodId: string) => removePaymentMethod({ paymentMethodId }),
    meta: { context: 'removePaymentMethod', isHandled: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: paymentQueries.root });
      toast({ text: t('pay.removed', { card }) });
    },
  });
  const { entityId } = choice.identifier;
  return (
    <RemoveButton
      label={t('pay.removeOf', { card })}
      isRemoving={remove.isPending}
      problem={remove.isError && remove.variables === entityId ? t('pay.removeFailed', { card }) : undefined}
      onRemove={() => {
        remove.mutate(entityId);
      }}
    />
  );
}
