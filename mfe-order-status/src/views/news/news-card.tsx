import { isOffered } from '@tiffin/api';
import { useHydrated } from '@tiffin/screen-parts';
import { canTellNews, offersNews } from '@tiffin/service-worker';
import { Button, Card, Column, Row, Text } from '@tiffin/ui';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { CardHead } from '../card-head';
import type { OrderIdentifier } from '../../domain/order-url';
import type { OrderState } from '../use-order-state';
import { useStatusMessages } from '../use-status-messages';
import { useOrderNews } from './use-order-news';

type NewsCardProps = {
  readonly state: Pick<OrderState, 'phase' | 'type'>;
  readonly orderIdentifier: OrderIdentifier;
};

/** Offers notifications of an order that is under way, to whoever placed it. A shared link only reads. */
export function NewsCard(props: NewsCardProps): ReactElement | null {
  const isHydrated = useHydrated();
  // Once: a person who has just blocked notifications still reads how to allow them.
  const canTell = useMemo(() => (isHydrated ? canTellNews() : offersNews()), [isHydrated]);
  if (
    !canTell ||
    !isOffered('orderNews') ||
    props.state.phase !== 'active' ||
    props.orderIdentifier.type === 'TOKEN'
  )
    return null;
  return <Offer {...props} />;
}

const ON = ['on', 'ending', 'notEnded'];
const BUSY = ['asking', 'ending'];

function Offer({ state: { type }, orderIdentifier }: NewsCardProps): ReactElement {
  const t = useStatusMessages();
  const { state, start, end } = useOrderNews(orderIdentifier);
  const isOn = ON.includes(state.kind);
  return (
    <Card>
      <Column>
        <CardHead hue="turmeric" icon="bell" title={t('news.title')}>
          <Text $tone="muted" role="status">
            {t(noteKeyOf(state))}
          </Text>
        </CardHead>
        <Row>
          <Button
            size="small"
            variant="outline"
            busy={BUSY.includes(state.kind)}
            onClick={isOn ? end : start}
          >
            {t(isOn ? 'news.off' : type === 'DELIVERY' ? 'news.arrives' : 'news.ready')}
          </Button>
        </Row>
      </Column>
    </Card>
  );
}

function noteKeyOf(state: ReturnType<typeof useOrderNews>['state']) {
  switch (state.kind) {
    case 'refused':
      return `news.refused.${state.reason}` as const;
    case 'offer':
      return 'news.note' as const;
    case 'ending':
      return 'news.on' as const;
    default:
      return `news.${state.kind}` as const;
  }
}
