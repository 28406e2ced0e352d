import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries, leaveFulfillment } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useLocation, useNavigate } from '@tiffin/router';
import { Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { Sentence } from '../sentence';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

type LeaveDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/**
 * Renders a confirmation before a guest leaves, because the guest's items are removed. Then returns to the
 * menu.
 */
export function LeaveDialog({ group, onClose }: LeaveDialogProps): ReactElement {
  const t = useGroupMessages();
  const tPayment = usePaymentMessages();
  const isHeld = group.guests.some(({ heldMicro = 0 }) => heldMicro > 0);
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { fulfillmentId, merchant } = group;
  const refused = useRefusalToast(fulfillmentId);
  const leave = useMutation({
    mutationFn: () => leaveFulfillment({ id: fulfillmentId }),
    networkMode: 'always',
    meta: { context: 'leaveFulfillment', isHandled: true },
    onSuccess: async () => {
      bus.emit('groupLeft', { fulfillmentId, merchantId: merchant.id });
      cache.refreshCart(merchant.id);
      toast({ text: t('leave.done') });
      await navigate(merchantPaths(merchant.url).menu + persistedQuery(search));
      queryClient.removeQueries({ queryKey: fulfillmentQueries.detail(fulfillmentId).queryKey });
      queryClient.removeQueries({ queryKey: fulfillmentQueries.status(fulfillmentId).queryKey });
    },
    onError: (error) => {
      onClose();
      refused(error);
    },
  });
  return (
    <DangerDialog
      title={<Sentence name="leave.title" values={{ host: group.host.firstName }} />}
      lid="logout"
      keep={t('leave.stay')}
      confirm={t('leave.confirm')}
      isBusy={leave.isPending}
      onClose={onClose}
      onConfirm={() => {
        leave.mutate();
      }}
    >
      <Text>
        {t('leave.consequence')} {isHeld && tPayment('leave')}
      </Text>
    </DangerDialog>
  );
}
