import { FailedPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type FailedCheckoutProps = { readonly busy: boolean; readonly onRetry: () => void };

/** Renders the error that merchant or cart could not be loaded. */
export function FailedCheckout(props: FailedCheckoutProps): ReactElement {
  const t = useCheckoutMessages();
  return (
    <FailedPage title={t('failed.title')} {...props}>
      {t('failed.note')}
    </FailedPage>
  );
}
