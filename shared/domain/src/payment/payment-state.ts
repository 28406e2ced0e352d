/**
 * Why nothing was ordered: no answer came and no order exists, the bank's challenge was abandoned, or the
 * order was refused.
 */
export type NotPaidReason = 'lost' | 'abandoned' | 'refused';

/**
 * The payment of one cart or group as one page knows it. `checking`, `unreachable`, `signedOut` and `unsure`
 * allow no payment, because an order may exist.
 */
export type PaymentState<Order> =
  /** Nothing was sent. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  /** The bank challenges the person. */
  | { readonly kind: 'asking' }
  /** The order is sent again with the bank's answer. */
  | { readonly kind: 'answering' }
  /** No answer came, so the services are asked whether an order exists. */
  | { readonly kind: 'checking' }
  /** The services cannot be reached now. */
  | { readonly kind: 'unreachable' }
  /** Only the person who paid may ask the services. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'notPaid'; readonly reason: NotPaidReason }
  /** Neither an order nor the cart is there. */
  | { readonly kind: 'unsure' };

/** What a page learns about a payment. */
export type PaymentEvent<Order> =
  | {
      readonly kind:
        | 'pressed'
        | 'bankAsked'
        | 'bankPassed'
        | 'refused'
        | 'answerLost'
        /** Another window is paying, or has paid. */
        | 'outrun'
        /** The page opens while an earlier request, from any window, has no answer. */
        | 'reopened'
        | 'sessionEnded'
        /** The current person pays for a cart of their own. */
        | 'setAside'
        /** There is no order yet, but a request may still arrive. */
        | 'sawNothingYet'
        /** There is no order: the page was left during the bank's challenge. */
        | 'sawLeftBank'
        | 'sawNoOrder'
        /** There is no order, and the cart is empty. */
        | 'sawNeither'
        | 'lookFailed';
    }
  | { readonly kind: 'accepted' | 'sawOrder'; readonly order: Order };

type Kind = PaymentState<unknown>['kind'];
type EventKind = PaymentEvent<unknown>['kind'];

/** The kind of the next state. `lost`, `abandoned` and `refused` are the reasons of `notPaid`. */
type Target = Exclude<Kind, 'notPaid'> | NotPaidReason;

const opening = {
  reopened: 'checking',
  sessionEnded: 'signedOut',
  outrun: 'checking',
} as const;

const seen = {
  sawOrder: 'paid',
  sawNothingYet: 'checking',
  sawLeftBank: 'abandoned',
  sawNoOrder: 'lost',
  sawNeither: 'unsure',
  lookFailed: 'unreachable',
  sessionEnded: 'signedOut',
} as const;

const answered = {
  accepted: 'paid',
  refused: 'refused',
  outrun: 'checking',
  answerLost: 'checking',
} as const;

const transitions: Readonly<Record<Kind, Readonly<Partial<Record<EventKind, Target>>>>> = {
  ready: { ...opening, pressed: 'sending' },
  sending: { ...answered, bankAsked: 'asking' },
  asking: { bankPassed: 'answering', refused: 'refused', outrun: 'checking' },
  answering: { ...answered, bankAsked: 'refused' },
  checking: seen,
  unreachable: seen,
  signedOut: { reopened: 'checking', setAside: 'ready' },
  paid: {},
  notPaid: { ...opening, pressed: 'sending' },
  unsure: { sawOrder: 'paid', sawNoOrder: 'lost' },
};

/** Returns the state after an event. A late event changes nothing. */
export function nextPayment<Order>(
  state: PaymentState<Order>,
  event: PaymentEvent<Order>,
): PaymentState<Order> {
  const target = transitions[state.kind][event.kind];
  switch (target) {
    case undefined:
      return state;
    case 'paid':
      return 'order' in event ? { kind: 'paid', order: event.order } : state;
    case 'lost':
    case 'abandoned':
    case 'refused':
      return { kind: 'notPaid', reason: target };
    default:
      return state.kind === target ? state : { kind: target };
  }
}

/** Returns whether the person may send a payment: never while an order may exist. */
export function mayPay({ kind }: PaymentState<unknown>): boolean {
  return kind === 'ready' || kind === 'notPaid';
}
