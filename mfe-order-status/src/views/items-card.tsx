import type { Order, OrderItem } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, Icon, Picture, Row, Stack, Text, VisuallyHidden } from '@tiffin/ui';
import { Line } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { chargesRejected } from '../domain/receipt-rows';
import { rejectionOf } from '../domain/rejection';
import type { Rejection } from '../domain/rejection';
import { useStatusMessages } from './use-status-messages';

type ItemsCardProps = { readonly order: Order };

/** Renders every line of the order, including rejected ones. */
export function ItemsCard({ order }: ItemsCardProps): ReactElement {
  const t = useStatusMessages();
  const rejection = rejectionOf(order);
  const isOff = !chargesRejected(order);
  return (
    <Card>
      <Column>
        <Heading>{t('items.heading')}</Heading>
        <Stack>
          {order.orderItems.map((item) => (
            <ItemLine
              key={item.orderItemId}
              item={item}
              rejection={rejection}
              isOff={item.wasRejected && isOff}
              currencyCode={order.currencyCode}
            />
          ))}
        </Stack>
      </Column>
    </Card>
  );
}

type ItemLineProps = {
  readonly item: OrderItem;
  readonly rejection: Rejection;
  /** Whether the receipt leaves the line out. */
  readonly isOff: boolean;
  readonly currencyCode: string;
};

function ItemLine({ item, rejection, isOff, currencyCode }: ItemLineProps): ReactElement {
  const t = useStatusMessages();
  const name =
    item.quantity === 1 ? item.name : t('items.quantity', { quantity: item.quantity, name: item.name });
  return (
    <Line
      picture={<Picture src={item.imageUrl} width={58} radius={16} off={item.wasRejected} />}
      name={item.wasRejected ? <s>{name}</s> : name}
      detail={<ItemDetail item={item} rejection={rejection} />}
      amount={<ItemAmount item={item} isOff={isOff} currencyCode={currencyCode} />}
    />
  );
}

function ItemDetail({ item, rejection }: Pick<ItemLineProps, 'item' | 'rejection'>): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const options = item.itemOptions.map(({ name, incrementCount }) =>
    incrementCount === 1 ? name : t('items.quantity', { quantity: incrementCount, name }),
  );
  return (
    <>
      {item.guest && <div>{t('items.for', { name: item.guest.firstName })}</div>}
      {options.length > 0 && <div>{format.list(options)}</div>}
      {item.note !== '' && <div>{t('items.note', { note: item.note })}</div>}
      {item.wasRejected && rejection !== 'none' && (
        <Row as="span" $gap={6}>
          <Icon name="warning" size="small" />
          <Text as="span" $strong>
            {t(`items.rejected.${rejection}`)}
          </Text>
        </Row>
      )}
    </>
  );
}

function ItemAmount({ item, isOff, currencyCode }: Omit<ItemLineProps, 'rejection'>): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const price = format.money(item.priceMicro, currencyCode);
  if (!isOff && item.originalPriceMicro <= item.priceMicro) return <>{price}</>;
  const struck = isOff ? item.priceMicro : item.originalPriceMicro;
  return (
    <>
      <VisuallyHidden>{t('items.was')} </VisuallyHidden>
      <Text as="s" $tone="muted">
        {format.money(struck, currencyCode)}
      </Text>
      {!isOff && ` ${price}`}
    </>
  );
}
