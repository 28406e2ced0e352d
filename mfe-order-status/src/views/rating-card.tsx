import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@tiffin/api';
import { Button, Card, Column, Heading, Row, Text } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { starValue } from '../domain/star-value';
import { RatingForm } from './rating-form';
import { useStatusMessages } from './use-status-messages';

type RatingCardProps = { readonly orderIdentifier: OrderIdentifier };

/** Renders the person's rating of an order that has arrived, or the form for it. */
export function RatingCard({ orderIdentifier }: RatingCardProps): ReactElement | null {
  const t = useStatusMessages();
  const [isChanging, setChanging] = useState(false);
  // Without an answer the page is complete without a rating.
  const { data } = useQuery({
    ...orderQueries.rating(orderIdentifier),
    // The server reads as a stranger, who may not rate.
    refetchOnMount: 'always',
    meta: { context: 'getOrderRating', isHandled: true },
  });
  if (data === undefined || (data.rating === null && !data.canRate)) return null;
  const { rating, canRate } = data;
  const value = starValue(rating?.stars);
  if (rating === null || isChanging)
    return (
      <Card>
        <RatingForm
          orderIdentifier={orderIdentifier}
          rating={rating}
          onDone={() => {
            setChanging(false);
          }}
        />
      </Card>
    );
  return (
    <Card>
      <Column>
        <Heading>{t('rating.given')}</Heading>
        <Text>
          {t('rating.value', { stars: rating.stars, word: value ? t(`rating.words.${value}`) : '' })}
        </Text>
        {rating.note !== '' && <Text $tone="muted">{t('items.note', { note: rating.note })}</Text>}
        {canRate && (
          <Row>
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setChanging(true);
              }}
            >
              {t('rating.change')}
            </Button>
          </Row>
        )}
      </Column>
    </Card>
  );
}
