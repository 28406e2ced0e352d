import { orderQueries } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button, Column, Row, toast } from '@tiffin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { continueIdentifiedOrder } from '../api/continue-order';
import type { OrderIdentifier } from '../domain/order-url';
import { mayDecide, rejectionOf } from '../domain/rejection';
import { useStatusMessages } from './use-status-messages';

type ContinueBannerProps = { readonly order: Order; readonly orderIdentifier: OrderIdentifier };

/**
 * Renders which items are unavailable and asks the person to continue with the rest or cancel. A guest token
 * has no call to continue (specification 7). Only whoever placed the order decides.
 */
export function ContinueBanner({ order, orderIdentifier }: ContinueBannerProps): ReactElement | null {
  const t = useStatusMessages();
  const queryClient = useQueryClient();
  const goOn = useMutation({
    mutationFn: () => continueIdentifiedOrder(orderIdentifier),
    onSuccess: (continued) => {
      queryClient.setQueryData(orderQueries.detail(orderIdentifier).queryKey, continued);
      toast({ text: t('continue.done'), tone: 'good' });
    },
  });
  const format = useFormat();
  if (goOn.isSuccess || rejectionOf(order) !== 'asks') return null;
  const decides = mayDecide(order);
  const isGuest = orderIdentifier.type === 'GUEST_TOKEN';
  const meaning = isGuest ? 'guest' : 'meaning';
  const missing = order.orderItems.filter((item) => item.wasRejected).map(({ name }) => name);
  return (
    <Banner tone="warn" icon="warning">
      <Column $gap={4}>
        <b>{t('continue.fact', { items: format.list(missing) })}</b>
        {order.orderRejectionNote && (
          <span>
            {t('rejection.fact')} {order.orderRejectionNote}
          </span>
        )}
        <span>{t(`continue.${decides ? meaning : 'notPayer'}`)}</span>
        {decides && !isGuest && (
          <Row>
            <Button
              size="small"
              variant="outline"
              busy={goOn.isPending}
              onClick={() => {
                goOn.mutate();
              }}
            >
              {t('continue.button')}
            </Button>
          </Row>
        )}
      </Column>
    </Banner>
  );
}
