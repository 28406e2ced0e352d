import type { Order } from '@tiffin/contracts';
import { isFree, orderPhase } from '@tiffin/domain';
import { Card, Column, Heading, Text } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import type { TotalsRow } from '@tiffin/ui';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { receiptRows } from '../domain/receipt-rows';
import type { ReceiptRow } from '../domain/receipt-rows';
import { useStatusMessages } from './use-status-messages';

/** Renders what the order cost, in rows that add up to what was paid. */
export function ReceiptCard({ order }: { readonly order: Order }): ReactElement {
  const t = useStatusMessages();
  const headingId = useId();
  const { orderReceipt, paymentMethod } = order;
  const rows = receiptRows(order).map((row): TotalsRow => ({
    key: row.key,
    label: row.name ?? t(`receipt.${labelOf(row.kind, order)}`),
    amountMicro: row.amountMicro,
    kind: row.kind === 'total' ? 'total' : row.amountMicro < 0 ? 'off' : 'plain',
    info: row.kind === 'delivery' || row.kind === 'tip' ? t(`receipt.${row.kind}Info`) : undefined,
  }));
  const card = paymentMethod.cardDisplayDetails;
  // An order that is refunded earns no stamps.
  const stamps = isRefunded(order) ? 0 : orderReceipt.loyaltyStampsCount;
  return (
    <Card role="group" aria-labelledby={headingId}>
      <Column>
        <Heading id={headingId}>{t('receipt.heading')}</Heading>
        <Totals rows={rows} currencyCode={order.currencyCode} />
        <div>
          <Text $size="hint">{t('ticket', { number: orderReceipt.orderTicketNumber })}</Text>
          {!isFree(orderReceipt.totalMicro) && (
            <Text $size="hint">
              {card
                ? t('receipt.card', { brand: brandName(card.brand), last4: card.last4 })
                : t(isInvoice(order) ? 'receipt.invoice' : 'receipt.otherPayment')}
            </Text>
          )}
          {stamps > 0 && <Text $size="hint">{t('receipt.stamps', { count: stamps })}</Text>}
        </div>
      </Column>
    </Card>
  );
}

function labelOf(kind: ReceiptRow['kind'], order: Order): string {
  if (kind !== 'total') return kind;
  return isRefunded(order) ? 'refunded' : 'paid';
}

function isRefunded({ orderStatus }: Order): boolean {
  const phase = orderPhase(orderStatus.orderStatus);
  return phase === 'cancelled' || phase === 'rejected';
}

function isInvoice({ paymentMethod }: Order): boolean {
  return paymentMethod.paymentMethodIdentifier.paymentOptionType === 'INVOICE';
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
