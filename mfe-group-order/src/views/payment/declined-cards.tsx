import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { declinedCards } from '../../domain/declined-cards';
import { usePaymentMessages } from './use-payment-messages';

/** Renders to the host whose card was declined, and to a guest that their own was, until it is paid. */
export function DeclinedCards({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  const { isMine, names } = declinedCards(group);
  if (isMine) {
    return (
      <Banner tone="warn" icon="warning">
        <b>{t('ownDeclined')}</b> {t('ownDeclinedHint')}
      </Banner>
    );
  }
  if (names.length === 0) return null;
  return (
    <Banner tone="warn" icon="warning">
      <b data-content="">{t('declined', { count: names.length, names: format.list(names) })}</b>{' '}
      {t('declinedHint')}
    </Banner>
  );
}
