import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { CardPart } from '../../domain/card-part';
import { usePaymentMessages } from './use-payment-messages';

type PartNoticeProps = { readonly group: Fulfillment; readonly part: CardPart | undefined };

/** Renders that a guest's part costs more than their card holds, and that a new hold replaces the old. */
export function PartNotice({ group, part }: PartNoticeProps): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  if (part?.state !== 'more') return null;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const words = { now: money(part.payMicro), was: money(part.heldMicro) };
  return (
    <Banner role="status" tone="warn" icon="warning">
      <span>
        <b>{t('was', words)}</b> {t('wasHint')} {t('replaces', words)}
      </span>
    </Banner>
  );
}
