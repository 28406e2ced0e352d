import type { OrderPhase } from '@tiffin/domain';

/** What a person needs help with. */
export type HelpTopic = 'late' | 'cancel' | 'tooLateToCancel' | 'missing' | 'wrong' | 'different' | 'refund';

type HelpedOrder = {
  readonly phase: OrderPhase;
  readonly isCancellable: boolean;
  /** Whether the reader gets money back if the order ends without food. */
  readonly hasRefund: boolean;
};

/** Returns what a person can get help with now: only what works in the order's state. */
export function helpTopics({ phase, isCancellable, hasRefund }: HelpedOrder): readonly HelpTopic[] {
  switch (phase) {
    case 'active':
      return ['late', isCancellable ? 'cancel' : 'tooLateToCancel'];
    case 'done':
      return ['missing', 'wrong', 'different'];
    case 'cancelled':
    case 'rejected':
      return hasRefund ? ['refund'] : [];
  }
}
