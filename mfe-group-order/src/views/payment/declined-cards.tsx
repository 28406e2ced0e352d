import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { declinedNames } from '../../domain/declined-names';
import { usePaymentMessages } from './use-payment-messages';

/** Renders for the host whose card was declined, until they pay. Guests are not told of each other. */
export function DeclinedCards({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  const names = declinedNames(group);
  if (names.length === 0) return null;
  return (
    <Banner tone="warn" icon="warning">
      <b data-content="">{t('declined', { count: names.length, names: format.list(names) })}</b>{' '}
      {t('declinedHint')}
    </Banner>
  );
}
