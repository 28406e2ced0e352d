import type { Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the empty cart's message. */
export function EmptyCheckout({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const t = useCheckoutMessages();
  return (
    <MissingPage title={t('empty.title')} action={t('empty.action')} to={merchantPaths(merchant.url).menu}>
      {t('empty.note', { merchant: merchant.name })}
    </MissingPage>
  );
}
