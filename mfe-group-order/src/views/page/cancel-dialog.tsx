import { useMutation } from '@tanstack/react-query';
import { deleteFulfillment } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';

type CancelDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders a confirmation before the host cancels the group, with the consequences. */
export function CancelDialog({ group, onClose }: CancelDialogProps): ReactElement {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const { fulfillmentId } = group;
  const cancel = useMutation({
    mutationFn: () => deleteFulfillment({ id: fulfillmentId }),
    networkMode: 'always',
    meta: { context: 'deleteFulfillment' },
    onSuccess: async () => {
      bus.emit('groupLeft', { fulfillmentId, merchantId: group.merchant.id });
      cache.refreshCart(group.merchant.id);
      toast({ text: t('cancel.done') });
      await cache.reload(fulfillmentId);
    },
    onError: () => cache.reload(fulfillmentId),
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
      <Text>{t('cancel.consequence', { count: Math.max(0, group.guests.length - 1) })}</Text>
    </DangerDialog>
  );
}
