import { PageNotice } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the short wait between an order and its page. */
export function WaitingNotice({ of }: { readonly of: 'placed' }): ReactElement {
  const t = useCheckoutMessages();
  return (
    <PageNotice role="status" icon="check" title={t(`${of}.title`)}>
      {t(`${of}.note`)}
    </PageNotice>
  );
}
