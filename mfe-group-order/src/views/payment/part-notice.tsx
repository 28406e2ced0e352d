import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { CardPart } from '../../domain/card-part';
import { usePaymentMessages } from './use-payment-messages';

type PartNoticeProps = { readonly group: Fulfillment; readonly part: CardPart | undefined };

/** Renders that a guest's part costs more than their card holds. */
export function PartNotice({ group, part }: PartNoticeProps): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  if (part?.state !== 'more') return null;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  return (
    <Banner role="status" tone="warn" icon="warning">
      <span>
        <b>{t('was', { now: money(part.payMicro), was: money(part.heldMicro) })}</b> {t('wasHint')}
      </span>
    </Banner>
  );
}
