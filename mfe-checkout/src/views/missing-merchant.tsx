import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the message that the URL names no merchant. */
export function MissingMerchant(): ReactElement {
  const t = useCheckoutMessages();
  return (
    <MissingPage icon="search" title={t('missing.title')} action={t('missing.action')}>
      {t('missing.note')}
    </MissingPage>
  );
}
