import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentQueries, removePaymentMethod } from '@tiffin/api';
import { TextButton, toast } from '@tiffin/ui';
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
    onError: () => {
      toast({ text: t('pay.removeFailed', { card }), tone: 'bad' });
    },
  });
  return (
    <div>
      <TextButton
        $small
        $danger
        aria-busy={remove.isPending || undefined}
        onClick={() => {
          if (!remove.isPending) remove.mutate(choice.identifier.entityId);
        }}
      >
        {t('pay.removeOf', { card })}
      </TextButton>
    </div>
  );
}
