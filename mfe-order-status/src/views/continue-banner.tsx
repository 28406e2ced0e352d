import { orderQueries } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { Banner, Button, toast } from '@tiffin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { continueIdentifiedOrder } from '../api/continue-order';
import { asksToContinue } from '../domain/asks-to-continue';
import type { OrderIdentifier } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

type ContinueBannerProps = { readonly order: Order; readonly orderIdentifier: OrderIdentifier };

/** Renders which items are unavailable and asks the person to continue with the rest or cancel. */
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
  if (orderIdentifier.type === 'GUEST_TOKEN' || !asksToContinue(order)) return null;
  return (
    <Banner
      tone="warn"
      action={
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
      }
    >
      <b>{t('continue.fact')}</b> {t('continue.meaning')}
    </Banner>
  );
}
