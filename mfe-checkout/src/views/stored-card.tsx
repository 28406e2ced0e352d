import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentQueries, removePaymentMethod } from '@tiffin/api';
import { FieldError, IconButton, toast } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { PaymentChoice } from '../domain/payment-choice';
import { useCheckoutMessages } from './use-checkout-messages';
import { usePaymentName } from './use-payment-name';

const CardMenu = lazy(() => import('./card-menu').then(({ CardMenu: menu }) => ({ default: menu })));

const Frame = styled.div`
  position: relative;
  border-radius: 6px;
  & > label {
    border-radius: inherit;
    padding-inline-end: 64px;
  }
`;

/** The menu is no part of the row's label, so a press on it selects nothing. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
  z-index: 1;
`;

type StoredCardProps = {
  readonly choice: PaymentChoice;
  /** The row that selects it. */
  readonly children: ReactNode;
};

/** Renders a stored card's row with a menu, in which the card can be removed. */
export function StoredCard({ choice, children }: StoredCardProps): ReactElement {
  const t = useCheckoutMessages();
  const card = usePaymentName()(choice);
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: (paymentMethodId: string) => removePaymentMethod({ paymentMethodId }),
    meta: { context: 'removePaymentMethod', isHandled: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: paymentQueries.root });
      toast({ text: t('pay.removed', { card }) });
    },
  });
  const button = (
    <IconButton
      icon="more"
      label={t('pay.optionsOf', { card })}
      aria-busy={remove.isPending || undefined}
      aria-haspopup="menu"
      onClick={() => {
        setAsked(true);
      }}
    />
  );
  return (
    <Frame>
      {children}
      <Corner>
        {isAsked ? (
          <Suspense fallback={button}>
            <CardMenu
              button={button}
              card={card}
              onRemove={() => {
                if (!remove.isPending) remove.mutate(choice.identifier.entityId);
              }}
            />
          </Suspense>
        ) : (
          button
        )}
      </Corner>
      {remove.isError && (
        <div role="alert">
          <FieldError>{t('pay.removeFailed', { card })}</FieldError>
        </div>
      )}
    </Frame>
  );
}
