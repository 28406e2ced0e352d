import { phoneUrl } from '@tiffin/domain';
import type { Order } from '@tiffin/contracts';
import { ButtonAnchor, Card, Column, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { CardHead } from './card-head';
import { GroupLine } from './group-line';
import { MapToggle } from './map-toggle';
import { ShareButton } from './share-button';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';
import { useWhereWords } from './use-where-words';

type WhereCardProps = {
  readonly order: Order;
  readonly state: OrderState;
  readonly orderIdentifier: OrderIdentifier;
};

/** Renders where the food goes, or where to pick it up and what to say there. */
export function WhereCard({ order, state, orderIdentifier }: WhereCardProps): ReactElement {
  const t = useStatusMessages();
  const { title, notes } = useWhereWords(order, state.phase);
  const { merchant, participatingFulfillmentId } = order;
  return (
    <Card>
      <Column>
        <CardHead hue="peaflower" icon={state.type === 'DELIVERY' ? 'pin' : 'bag'} title={title}>
          {notes.map((note) => (
            <Text key={note} $tone="muted">
              {note}
            </Text>
          ))}
        </CardHead>
        <Row $wrap>
          {merchant.phoneNumber !== '' && (
            <ButtonAnchor href={phoneUrl(merchant.phoneNumber)} size="small" variant="outline" icon="phone">
              {t('where.call', { merchant: merchant.name })}
            </ButtonAnchor>
          )}
          <ShareButton order={order} />
        </Row>
        <MapToggle order={order} state={state} />
        {participatingFulfillmentId !== null && (
          <GroupLine
            order={order}
            orderIdentifier={orderIdentifier}
            fulfillmentId={participatingFulfillmentId}
          />
        )}
      </Column>
    </Card>
  );
}
