import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import type { GuestTier } from '../../domain/guest-tier';
import { usePaymentMessages } from './use-payment-messages';

type CardNoteProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders whether a guest who is ready has paid their part, for the host and the guest. */
export function CardNote({ group, tier }: CardNoteProps): ReactElement | null {
  const t = usePaymentMessages();
  const format = useFormat();
  const part = cardPart(tier);
  if (!part || part.state === 'nothing' || tier.state !== 'ready') return null;
  const amount = format.money(part.payMicro - part.heldMicro, group.currencyCode);
  return <> · {t(`row.${part.state}`, { amount })}</>;
}
