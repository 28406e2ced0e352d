import { randomUUID } from 'node:crypto';
import type { Answer } from './ask';
import { isLost } from './ask';
import type { Counts } from './counts';
import { payOnce, type Paying } from './pay-once';
import type { ServiceCaller } from './service-caller';

/** The count of orders that people were told of. */
export const ORDERS = 'orders';
const MOST_PRESSES = 10;
const CONFLICT = 409;

type Purchase = {
  readonly path: string;
  /** Reads what is to be paid now. The same answer again is the same purchase, with the same idempotency key. */
  readonly read: () => Promise<unknown>;
  /** Returns the id of the order in an answer that accepts it. */
  readonly orderIdOf: (body: Answer['body']) => string;
  readonly look: Paying['look'];
};

/**
 * Pays for a cart or a group as its page does: each press is for what the page shows then. Returns the id of the order.
 */
export async function payByCard(
  caller: ServiceCaller,
  counts: Counts,
  { path, read, orderIdOf, look }: Purchase,
): Promise<string> {
  let presses = 0;
  let shown = '';
  let key = '';
  const orderId = await payOnce({
    send: async () => {
      presses += 1;
      if (presses > 1) counts.add('payments sent again');
      if (presses > MOST_PRESSES) throw new Error(`The payment was sent again and again: ${path}`);
      const body = await read();
      if (JSON.stringify(body) !== shown) key = randomUUID();
      shown = JSON.stringify(body);
      const answer = await caller.callOnce('POST', path, { body, headers: { 'idempotency-key': key } });
      if (isLost(answer)) return { kind: 'answerLost' };
      if (answer.status < 300) return { kind: 'accepted', order: orderIdOf(answer.body) };
      const { error } = answer.body ?? {};
      counts.add(`refused: ${answer.status} ${error?.reason ?? error?.type}`);
      // The page looks for the order of what has changed meanwhile, and of a cart that is empty.
      return { kind: answer.status === CONFLICT ? 'outrun' : 'refused' };
    },
    look: async () => {
      const sight = await look();
      if (sight.order !== undefined) counts.add('orders found after a lost answer');
      return sight;
    },
    heard: (kind) => {
      if (kind === 'checking') counts.add('looks for the outcome');
    },
  });
  counts.add(ORDERS);
  return orderId;
}

/** Returns the payment method of a stored card. */
export function storedCard(cardId: string): { readonly paymentMethodIdentifier: unknown } {
  return {
    paymentMethodIdentifier: {
      entityType: 'PAYMENT_OPTION',
      entityId: cardId,
      paymentProvider: 'STRIPE',
      paymentOptionType: 'CREDIT_CARD_VAULTED',
    },
  };
}
