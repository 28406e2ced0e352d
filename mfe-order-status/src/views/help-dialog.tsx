import type { Order } from '@tiffin/contracts';
import { Column, Text } from '@tiffin/ui';
import { Checkbox } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { HelpTopic } from '../domain/help-topics';
import { HelpWays } from './help-ways';
import { useHelpWords } from './use-help-words';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

type HelpDialogProps = {
  readonly order: Order;
  readonly state: OrderState;
  readonly topic: Exclude<HelpTopic, 'cancel'>;
  readonly onClose: () => void;
};

const aboutItems: readonly HelpTopic[] = ['missing', 'wrong', 'different'];

/** Renders the help with one thing: what is known, and whom to call or write to, with the order's number. */
export function HelpDialog({ order, state, topic, onClose }: HelpDialogProps): ReactElement {
  const t = useStatusMessages();
  const notes = useHelpWords(order, state, topic);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isAboutItems = aboutItems.includes(topic);
  const items = order.orderItems.filter(({ wasRejected }) => !wasRejected);
  const nameOf = (item: Order['orderItems'][number]) =>
    t('items.quantity', { quantity: item.quantity, name: item.name });
  const letter = {
    subject: t('help.subject', {
      topic: t(`help.topic.${topic}`),
      number: order.orderReceipt.orderTicketNumber,
    }),
    lines: [
      t(`help.topic.${topic}`),
      ...items.filter(({ orderItemId }) => chosen.includes(orderItemId)).map(nameOf),
      '',
      t('ticket', { number: order.orderReceipt.orderTicketNumber }),
      t('help.orderNumber', { number: order.orderId }),
    ],
  };
  return (
    <Dialog title={t(`help.topic.${topic}`)} onClose={onClose}>
      <Column>
        {notes.map((note) => (
          <Text key={note}>{note}</Text>
        ))}
        {isAboutItems && (
          <fieldset>
            <legend>
              <b>{t('help.which')}</b>
            </legend>
            {items.map((item) => (
              <Checkbox
                key={item.orderItemId}
                label={nameOf(item)}
                checked={chosen.includes(item.orderItemId)}
                onChange={({ target }) => {
                  const others = chosen.filter((id) => id !== item.orderItemId);
                  setChosen(target.checked ? [...others, item.orderItemId] : others);
                }}
              />
            ))}
          </fieldset>
        )}
        {topic !== 'refund' && <HelpWays order={order} courier={state.courier} letter={letter} />}
      </Column>
    </Dialog>
  );
}
