import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type FailedReorderProps = { readonly isBusy: boolean; readonly onRetry: () => void };

/** Renders that the order could not be put into the cart, and a retry. */
export function FailedReorder({ isBusy, onRetry }: FailedReorderProps): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Banner
      tone="bad"
      role="alert"
      action={
        <Button size="small" variant="outline" busy={isBusy} onClick={onRetry}>
          {t('reorder.retry')}
        </Button>
      }
    >
      <b>{t('reorder.failed')}</b> {t('reorder.failedMeaning')}
    </Banner>
  );
}
