import type { Order } from '@tiffin/contracts';
import { isCancellable, isFree, paidByReaderMicro, readOrder } from '@tiffin/domain';
import { Button, Card, Column, Heading, Text } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { helpTopics } from '../domain/help-topics';
import type { HelpTopic } from '../domain/help-topics';
import type { OrderIdentifier } from '../domain/order-url';
import { useCancelWords } from './use-cancel-words';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

const HelpDialog = lazy(() =>
  import('./help-dialog').then(({ HelpDialog: dialog }) => ({ default: dialog })),
);
const CancelDialog = lazy(() =>
  import('./cancel-dialog').then(({ CancelDialog: dialog }) => ({ default: dialog })),
);

type HelpCardProps = {
  readonly order: Order;
  readonly state: OrderState;
  readonly orderIdentifier: OrderIdentifier;
};

/** Renders what a person can get help with in the order's state. */
export function HelpCard({ order, state, orderIdentifier }: HelpCardProps): ReactElement | null {
  const t = useStatusMessages();
  const [asked, setAsked] = useState<HelpTopic>();
  const topics = helpTopics({
    phase: state.phase,
    isCancellable: isCancellable(order.orderStatus),
    hasRefund: hasRefund(order),
  });
  const close = () => {
    setAsked(undefined);
  };
  if (topics.length === 0 && asked === undefined) return null;
  return (
    <Card>
      <Column $gap={8}>
        <Heading>{t('help.heading')}</Heading>
        {topics.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            order={order}
            onAsk={() => {
              setAsked(topic);
            }}
          />
        ))}
      </Column>
      <Suspense>
        {asked === 'cancel' && (
          <CancelDialog orderIdentifier={orderIdentifier} order={order} onClose={close} />
        )}
        {asked !== undefined && asked !== 'cancel' && (
          <HelpDialog order={order} state={state} topic={asked} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

/** Null is for a reader who did not pay. */
function hasRefund(order: Order): boolean {
  const paidMicro = paidByReaderMicro(readOrder(order)) ?? order.orderReceipt.totalMicro;
  return !isFree(paidMicro) && order.refunds !== null;
}

type TopicProps = { readonly topic: HelpTopic; readonly order: Order; readonly onAsk: () => void };

/** The button to cancel says what comes back. */
function Topic({ topic, order, onAsk }: TopicProps): ReactElement {
  const t = useStatusMessages();
  const { button } = useCancelWords(order);
  if (topic !== 'cancel')
    return (
      <Button wide onClick={onAsk}>
        {t(`help.topic.${topic}`)}
      </Button>
    );
  return (
    <>
      <Button wide variant="danger" onClick={onAsk}>
        {button}
      </Button>
      <Text $size="hint" $center>
        {t('cancel.hint')}
      </Text>
    </>
  );
}
