import { ApiError, orderQueries } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cancelIdentifiedOrder } from '../api/cancel-order';
import type { OrderIdentifier } from '../domain/order-url';
import { useCancelWords } from './use-cancel-words';
import { useStatusMessages } from './use-status-messages';

type CancelDialogProps = {
  readonly orderIdentifier: OrderIdentifier;
  readonly order: Order;
  readonly onClose: () => void;
};

/** Renders a confirmation before an order is cancelled, with the consequences. */
export function CancelDialog({ orderIdentifier, order, onClose }: CancelDialogProps): ReactElement {
  const t = useStatusMessages();
  const { consequences, done } = useCancelWords(order);
  const queryClient = useQueryClient();
  const { queryKey } = orderQueries.detail(orderIdentifier);
  const cancel = useMutation({
    mutationFn: () => cancelIdentifiedOrder(orderIdentifier),
    meta: { context: 'cancelOrder', isHandled: true },
    onSuccess: (cancelled) => {
      queryClient.setQueryData(queryKey, cancelled);
      toast({ text: done, tone: 'good' });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.isRefusal;
      toast({ text: t(isRefused ? 'cancel.refused' : 'cancel.failed'), tone: 'bad' });
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: onClose,
  });
  return (
    <DangerDialog
      title={t('cancel.title')}
      lid="warning"
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      isBusy={cancel.isPending}
      onClose={onClose}
      onConfirm={() => {
        cancel.mutate();
      }}
    >
      {consequences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </DangerDialog>
  );
}
