import { useMutation } from '@tanstack/react-query';
import { leaveFulfillment } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';
import { useAfterLeaving } from './use-after-leaving';

type LeaveDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/**
 * Renders a confirmation before a guest leaves, because the guest's items are removed. Then returns to the
 * menu.
 */
export function LeaveDialog({ group, onClose }: LeaveDialogProps): ReactElement {
  const t = useGroupMessages();
  const tPayment = usePaymentMessages();
  const isHeld = group.guests.some(({ heldMicro = 0 }) => heldMicro > 0);
  const openAfterLeaving = useAfterLeaving(group);
  const { fulfillmentId, merchant } = group;
  const refused = useRefusalToast(fulfillmentId);
  const leave = useMutation({
    mutationFn: () => leaveFulfillment({ id: fulfillmentId }),
    networkMode: 'always',
    meta: { context: 'leaveFulfillment', isHandled: true },
    onSuccess: async () => {
      toast({ text: t('leave.done') });
      await openAfterLeaving(merchantPaths(merchant.url).menu);
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
