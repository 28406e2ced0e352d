import { eventOfSight, nextPayment } from '@tiffin/domain';
import type { PaymentEvent, PaymentSight, PaymentState } from '@tiffin/domain';
import { pause } from './ask';

/** As often as a page looks, in milliseconds. */
const CHECKING_MS = 1_500;
const UNREACHABLE_MS = 6_000;

/** How an order is sent, and how its outcome is looked up. */
export type Paying = {
  /** Sends the order with the same idempotency key each time. */
  readonly send: () => Promise<PaymentEvent<string>>;
  /** Asks the services whether the order stands. Throws if they do not answer. */
  readonly look: () => Promise<Omit<PaymentSight<string>, 'isPaidElsewhere'>>;
  /** Hears each state, for the counts. */
  readonly heard: (kind: PaymentState<string>['kind']) => void;
};

/**
 * Pays as a page does: by the product's own table of decision 22. After a lost answer it looks for the order, and sends
 * again only once it is known that there is none. Returns the id of the order.
 */
export async function payOnce({ send, look, heard }: Paying): Promise<string> {
  let leftAt = 0;
  const seen = async (): Promise<PaymentEvent<string>> => {
    try {
      const sight = { ...(await look()), isPaidElsewhere: false };
      return eventOfSight(sight, { step: 'sent', leftAt }, Date.now());
    } catch {
      return { kind: 'lookFailed' };
    }
  };
  const eventAfter = async (state: PaymentState<string>): Promise<PaymentEvent<string>> => {
    switch (state.kind) {
      case 'ready':
        return { kind: 'pressed' };
      case 'notPaid':
        if (state.reason !== 'lost') throw new Error(`The order was ${state.reason}.`);
        return { kind: 'pressed' };
      case 'sending':
        leftAt = Date.now();
        return send();
      case 'checking':
      case 'unreachable':
        await pause(state.kind === 'checking' ? CHECKING_MS : UNREACHABLE_MS);
        return seen();
      default:
        throw new Error(`The payment ended as ${state.kind}: neither the order nor the cart is there.`);
    }
  };
  let state: PaymentState<string> = { kind: 'ready' };
  while (state.kind !== 'paid') {
    const event = await eventAfter(state);
    state = nextPayment(state, event);
    heard(state.kind);
  }
  return state.order;
}
