import { useMutation } from '@tanstack/react-query';
import { leaveWithItems } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useAfterLeaving } from '../guest/use-after-leaving';
import { useRefusalToast } from '../use-refusal-toast';
import { useLeftOutMessages } from './use-left-out-messages';

/** Renders the press with which a guest leaves the group and goes on to their own cart, with the dishes they chose. */
export function OrderAlone({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useLeftOutMessages();
  const openAfterLeaving = useAfterLeaving(group);
  const leave = useMutation({
    mutationFn: () => leaveWithItems({ id: group.fulfillmentId }),
    networkMode: 'always',
    meta: { context: 'leaveWithItems', isHandled: true },
    onSuccess: () => openAfterLeaving(merchantPaths(group.merchant.url).order),
    onError: useRefusalToast(group.fulfillmentId),
  });
  return (
    <Button
      size="big"
      variant="outline"
      wide
      icon="bag"
      busy={leave.isPending}
      onClick={() => {
        leave.mutate();
      }}
    >
      {t('alone')}
    </Button>
  );
}
