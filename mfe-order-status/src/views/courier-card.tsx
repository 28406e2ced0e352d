import type { Order } from '@tiffin/contracts';
import { phoneUrl } from '@tiffin/domain';
import { ButtonAnchor, Card, Column, Icon, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CardHead } from './card-head';
import { useCourierWords } from './use-courier-words';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

type CourierCardProps = { readonly order: Order; readonly state: OrderState };

/** Renders who brings a delivery that is under way, what they do, how far they are, and their number. */
export function CourierCard({ order, state }: CourierCardProps): ReactElement | null {
  const t = useStatusMessages();
  const words = useCourierWords(order, state);
  if (words === undefined) return null;
  const { title, notes, warning } = words;
  const phone = state.courier?.phoneNumber ?? '';
  return (
    <Card>
      <Column>
        <CardHead hue="turmeric" icon="bike" title={title}>
          {notes.map((note) => (
            <Text key={note} $tone="muted" $numeric>
              {note}
            </Text>
          ))}
          {warning !== undefined && (
            <Row as="p" $gap={6}>
              <Icon name="warning" size="small" />
              <Text as="span" $strong>
                {warning}
              </Text>
            </Row>
          )}
        </CardHead>
        {phone !== '' && (
          <Row>
            <ButtonAnchor href={phoneUrl(phone)} size="small" variant="outline" icon="phone">
              {t('courier.call', { name: state.courier?.firstName ?? '' })}
            </ButtonAnchor>
          </Row>
        )}
      </Column>
    </Card>
  );
}
