import { expect, it } from '@jest/globals';
import { helpTopics } from './help-topics';

it.each([
  ['active', true, true, ['late', 'cancel']],
  ['active', false, true, ['late', 'tooLateToCancel']],
  ['done', false, true, ['missing', 'wrong', 'different']],
  ['done', true, false, ['missing', 'wrong', 'different']],
  ['cancelled', false, true, ['refund']],
  ['rejected', false, true, ['refund']],
  ['cancelled', true, false, []],
] as const)(
  'an order that is %s (cancellable: %p, refund: %p) has help with %j',
  (phase, isCancellable, hasRefund, topics) => {
    expect(helpTopics({ phase, isCancellable, hasRefund })).toEqual(topics);
  },
);
