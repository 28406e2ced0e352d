import type { Order, OrderItem } from '@tiffin/contracts';
import { useFormat, useLocale, zoneName } from '@tiffin/i18n';
import { Heading } from '@tiffin/ui';
import { PrintedPage, Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { isRefunded } from '../domain/is-refunded';
import { chargesRejected } from '../domain/receipt-rows';
import { rejectionOf } from '../domain/rejection';
import { receiptDate } from './receipt-date';
import { usePaymentWords } from './use-payment-words';
import { useReceiptRows } from './use-receipt-rows';
import { useReturnedWords } from './use-returned-words';
import { useStatusMessages } from './use-status-messages';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 20px;
  dd {
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 20px;
    break-inside: avoid;
  }
  small {
    display: block;
    font-size: 13px;
  }
`;

/** Renders the receipt for paper and PDF while the page is being printed. */
export function PrintedReceipt({ order }: { readonly order: Order }): ReactElement {
  return (
    <PrintedPage>
      <Receipt order={order} />
    </PrintedPage>
  );
}

function Receipt({ order }: { readonly order: Order }): ReactElement {
  const t = useStatusMessages();
  const locale = useLocale();
  const payment = usePaymentWords(order);
  const returned = useReturnedWords(order);
  const { merchant, orderReceipt, createdAt } = order;
  const zone = zoneName(merchant.timeZone, locale);
  const facts = [
    ['date', `${receiptDate(createdAt, merchant.timeZone, locale)} (${zone})`],
    ['orderNumber', order.orderId],
    ['ticket', orderReceipt.orderTicketNumber],
    ...(payment === undefined ? [] : [['payment', payment] as const]),
  ] as const;
  // Information buttons are for the screen.
  const rows = useReceiptRows(order).map((row) => ({ ...row, info: undefined }));
  return (
    <>
      <Heading $look="h1">{t('receipt.heading')}</Heading>
      <div>
        <b>{merchant.name}</b>
        <div>{merchant.streetAddress}</div>
        <div>{merchant.phoneNumber}</div>
      </div>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={t(`receipt.${name}`)} value={value} />
        ))}
      </Facts>
      {isRefunded(order) && <b>{t('receipt.noFood')}</b>}
      {returned.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Lines>
        {order.orderItems.map((item) => (
          <PrintedLine key={item.orderItemId} item={item} order={order} />
        ))}
      </Lines>
      <Totals rows={rows} currencyCode={order.currencyCode} />
    </>
  );
}

type FactProps = { readonly name: string; readonly value: string };

function Fact({ name, value }: FactProps): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

type PrintedLineProps = { readonly item: OrderItem; readonly order: Order };

/** A line that is not charged any more stands without its price. */
function PrintedLine({ item, order }: PrintedLineProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const isOff = item.wasRejected && !chargesRejected(order);
  const options = item.itemOptions.map(({ name, incrementCount: quantity }) =>
    quantity === 1 ? name : t('items.quantity', { quantity, name }),
  );
  return (
    <li>
      <span>
        {t('items.quantity', { quantity: item.quantity, name: item.name })}
        {options.length > 0 && <small>{format.list(options)}</small>}
        {isOff && (
          <small>{t(`items.rejected.${rejectionOf(order) === 'ended' ? 'ended' : 'settled'}`)}</small>
        )}
      </span>
      {!isOff && <span>{format.money(item.originalPriceMicro, order.currencyCode)}</span>}
    </li>
  );
}
