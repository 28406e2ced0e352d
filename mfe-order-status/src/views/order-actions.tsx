import type { Order } from '@tiffin/contracts';
import { isCancellable, reorderPath } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Button, ButtonLink, Column, Text } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

const CancelDialog = lazy(() =>
  import('./cancel-dialog').then(({ CancelDialog: dialog }) => ({ default: dialog })),
);

type OrderActionsProps = { readonly order: Order; readonly orderIdentifier: OrderIdentifier };

/** Renders what can still be done with an order: order again, or cancel while that is possible. */
export function OrderActions({ order, orderIdentifier }: OrderActionsProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const amount = format.money(order.orderReceipt.totalMicro, order.currencyCode);
  const { identifier, type } = orderIdentifier;
  const close = () => {
    setAsking(false);
  };
  return (
    <Column $gap={8}>
      <ButtonLink to={reorderPath(order.merchant.url, identifier, type)} wide icon="refresh">
        {t('again')}
      </ButtonLink>
      {isCancellable(order.orderStatus) && (
        <>
          <Button
            wide
            variant="danger"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('cancel.button', { amount })}
          </Button>
          <Text $size="hint" $center>
            {t('cancel.hint')}
          </Text>
        </>
      )}
      {isAsking && (
        <Suspense>
          <CancelDialog orderIdentifier={orderIdentifier} amount={amount} onClose={close} />
        </Suspense>
      )}
    </Column>
  );
}
