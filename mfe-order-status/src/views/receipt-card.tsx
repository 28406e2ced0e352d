import { isOffered } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Button, Card, Column, Heading, Row, Text } from '@tiffin/ui';
import { Totals, useOwnsPage } from '@tiffin/ui/more';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { isRefunded } from '../domain/is-refunded';
import type { OrderIdentifier } from '../domain/order-url';
import { PrintedReceipt } from './printed-receipt';
import { ReceiptMail } from './receipt-mail';
import { usePaymentWords } from './use-payment-words';
import { useReceiptRows } from './use-receipt-rows';
import { useReturnedWords } from './use-returned-words';
import { useStatusMessages } from './use-status-messages';

type ReceiptCardProps = { readonly order: Order; readonly orderIdentifier: OrderIdentifier };

/** Renders what the order cost, in rows that add up to what was paid, prints it and emails it. */
export function ReceiptCard({ order, orderIdentifier }: ReceiptCardProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const headingId = useId();
  const rows = useReceiptRows(order);
  const payment = usePaymentWords(order);
  const returned = useReturnedWords(order);
  // A partner's page prints as the partner wants.
  const isPrintable = useOwnsPage();
  const { orderReceipt, merchant } = order;
  // An order that is refunded earns no stamps.
  const stamps = isRefunded(order) ? 0 : orderReceipt.loyaltyStampsCount;
  return (
    <Card role="group" aria-labelledby={headingId}>
      <Column>
        <Heading id={headingId}>{t('receipt.heading')}</Heading>
        <Totals rows={rows} currencyCode={order.currencyCode} />
        {returned.map((sentence) => (
          <Text key={sentence} $size="small">
            {sentence}
          </Text>
        ))}
        <div>
          <Text $size="hint" $numeric>
            {format.dateTime(order.createdAt, merchant.timeZone)}
          </Text>
          <Text $size="hint">{t('ticket', { number: orderReceipt.orderTicketNumber })}</Text>
          {payment !== undefined && <Text $size="hint">{payment}</Text>}
          {stamps > 0 && <Text $size="hint">{t('receipt.stamps', { count: stamps })}</Text>}
        </div>
        <Row $wrap>
          {isPrintable && (
            <Button
              size="small"
              variant="outline"
              icon="receipt"
              onClick={() => {
                window.print();
              }}
            >
              {t('receipt.print')}
            </Button>
          )}
          {typeof order.receiptEmail === 'string' && isOffered('receiptMail') && (
            <ReceiptMail orderIdentifier={orderIdentifier} />
          )}
        </Row>
      </Column>
      {isPrintable && <PrintedReceipt order={order} />}
    </Card>
  );
}
