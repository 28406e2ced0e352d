import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useReorderMessages } from './use-reorder-messages';

type FailedReorderProps = { readonly isBusy: boolean; readonly onRetry: () => void };

/** Renders that the order could not be put into the cart, and a retry. */
export function FailedReorder({ isBusy, onRetry }: FailedReorderProps): ReactElement {
  const t = useReorderMessages();
  return (
    <Banner
      tone="bad"
      role="alert"
      action={
        <Button size="small" variant="outline" busy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <b>{t('failed')}</b> {t('failedMeaning')}
    </Banner>
  );
}
