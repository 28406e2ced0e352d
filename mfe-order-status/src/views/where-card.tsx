import { groupPath } from '@tiffin/domain';
import type { Order } from '@tiffin/contracts';
import { ButtonAnchor, Card, Column, Grow, Heading, Icon, LidCircle, Row, Text, TextLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { ShareButton } from './share-button';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';
import { useWhereWords } from './use-where-words';

type WhereCardProps = { readonly order: Order; readonly state: OrderState };

/** Renders where the food goes, or where to pick it up and what to say there. */
export function WhereCard({ order, state }: WhereCardProps): ReactElement {
  const t = useStatusMessages();
  const { title, notes } = useWhereWords(order, state.phase);
  const { merchant, participatingFulfillmentId } = order;
  return (
    <Card>
      <Column>
        <Row $gap={14} $align="start">
          <LidCircle $hue="peaflower" aria-hidden="true">
            <Icon name={state.type === 'DELIVERY' ? 'pin' : 'bag'} />
          </LidCircle>
          <Grow>
            <Heading>{title}</Heading>
            {notes.map((note) => (
              <Text key={note} $tone="muted">
                {note}
              </Text>
            ))}
          </Grow>
        </Row>
        <Row $wrap>
          {merchant.phoneNumber !== '' && (
            <ButtonAnchor href={`tel:${merchant.phoneNumber}`} size="small" variant="outline" icon="phone">
              {t('where.call', { merchant: merchant.name })}
            </ButtonAnchor>
          )}
          <ShareButton order={order} />
        </Row>
        {participatingFulfillmentId !== null && (
          <TextLink to={groupPath(participatingFulfillmentId)}>{t('where.openGroup')}</TextLink>
        )}
      </Column>
    </Card>
  );
}
