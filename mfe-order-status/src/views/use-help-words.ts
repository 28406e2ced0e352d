import type { Order } from '@tiffin/contracts';
import type { HelpTopic } from '../domain/help-topics';
import type { OrderState } from './use-order-state';
import { useHeadline } from './use-headline';
import { useLatenessNote } from './use-lateness-note';
import { useReturnedWords } from './use-returned-words';
import { useStatusMessages } from './use-status-messages';

/** Returns what is known about a thing that a person needs help with. */
export function useHelpWords(
  order: Order,
  state: OrderState,
  topic: Exclude<HelpTopic, 'cancel'>,
): readonly string[] {
  const t = useStatusMessages();
  const headline = useHeadline(order, state);
  const late = useLatenessNote(order, state);
  const returned = useReturnedWords(order);
  switch (topic) {
    case 'late':
      return [t('help.now', { headline }), ...(late === undefined ? [] : [late])];
    case 'tooLateToCancel':
      return [t('help.tooLateToCancel')];
    case 'refund':
      return [...returned, t('help.refund')];
    case 'missing':
    case 'wrong':
    case 'different':
      return [t('help.items')];
  }
}
