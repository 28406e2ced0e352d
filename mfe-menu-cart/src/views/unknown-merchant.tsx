import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from './use-menu-cart-messages';

/** Renders that the URL names no merchant, and a next step. */
export function UnknownMerchant(): ReactElement {
  const t = useMenuCartMessages();
  return (
    <MissingPage
      icon="table"
      title={t('unknownMerchant.title')}
      hint="404"
      action={t('unknownMerchant.action')}
    >
      {t('unknownMerchant.meaning')}
    </MissingPage>
  );
}
