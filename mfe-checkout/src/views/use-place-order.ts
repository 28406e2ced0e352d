import { payAlone, readAttempt, useMoneyCommand } from '@tiffin/api';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { isInTheWay, mayPay } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useMemo, useRef, useState } from 'react';
import { placeWithChallenge } from '../api/place-with-challenge';
import type { PlaceOutcome } from '../api/place-with-challenge';
import { sendOrder } from '../api/send-order';
import { paidWith, withProof } from '../api/sent-order';
import type { SentOrder } from '../api/sent-order';
import type { CodeAsk } from '../domain/code-ask';
import { paymentName } from '../domain/payment-name';
import { mayBeOrdered } from '../domain/order-problem';
import type { OrderProblem } from '../domain/order-problem';
import type { CartPayment, FoundOrder } from './use-cart-payment';
import type { PayByHost } from './use-host-payment';

/** `open`: nothing is refused: a code is asked for, another order is under way, or the outcome is unknown. */
type PlaceResult = 'placed' | 'notPlaced' | 'open';

export type Placing = {
  readonly phase: 'idle' | 'paying' | 'sending' | 'confirming';
  readonly problem: OrderProblem | undefined;
  /** Sends the order; with `payByHost`, after the host has taken its payment. */
  readonly place: (order: SentOrder, payByHost?: PayByHost) => Promise<PlaceResult>;
  readonly setProblem: (problem: OrderProblem | undefined) => void;
  /** Why the order waits for a code from the person's e-mail; undefined if none is required. */
  readonly codeAsk: CodeAsk | undefined;
  /** Places the waiting order with the code. Without a code, requests another one. */
  readonly placeWithCode: (code: string | undefined) => void;
  /** Discards the waiting order. */
  readonly closeCode: () => void;
};

type Options = {
  readonly merchantId: string;
  readonly payment: CartPayment;
  readonly onPlaced: (order: FoundOrder) => void;
};

/** After these problems the host's payment is still unused, so the same one is sent again. */
const STILL_PAID: readonly OrderProblem['kind'][] = ['lost', 'challenge', 'script'];

/** Places an order once, however often it is pressed, and never while another may exist. */
export function usePlaceOrder({ merchantId, payment, onPlaced }: Options): Placing {
  const { state, dispatch } = payment;
  const [isHostAsked, setHostAsked] = useState(false);
  const [ownProblem, setProblem] = useState<OrderProblem>();
  const leftProblem = useMemo(() => problemOf(state), [state]);
  const [waiting, setWaiting] = useState<{ readonly ask: CodeAsk; readonly order: SentOrder }>();
  const isUnderWay = useRef(false);
  // After a lost answer or a failed bank challenge, the same order is sent again with the same code.
  const lastCode = useRef<string>(undefined);
  // The host's payment belongs to this one order. Until its outcome is known, the host is not asked again.
  const paid = useRef<{ readonly intent: string; readonly identifier: PaymentMethodIdentifier }>(undefined);
  const command = useMoneyCommand({
    intent: ({ intent }: SentOrder) => intent,
    send: sendOrder,
    isSettled: (answer) => 'order' in answer,
  });

  const settle = (outcome: PlaceOutcome, order: SentOrder): PlaceResult => {
    if (outcome.kind === 'code') {
      lastCode.current = undefined;
      setWaiting({ ask: outcome.ask, order });
      dispatch({ kind: 'refused' });
      return 'open';
    }
    setWaiting(undefined);
    if (outcome.kind === 'outrun') {
      dispatch({ kind: 'outrun' });
      return 'open';
    }
    if (outcome.kind === 'placed') {
      paid.current = undefined;
      const placed = { ...placedOrderOf(outcome), isOfAttempt: false };
      bus.emit('orderPlaced', { orderId: placed.orderId, merchantId });
      bus.emit('cartChanged', { merchantId, itemCount: 0, subtotalMicro: 0 });
      onPlaced(placed);
      dispatch({ kind: 'accepted', order: placed });
      return 'placed';
    }
    if (!STILL_PAID.includes(outcome.problem.kind)) paid.current = undefined;
    if (outcome.problem.kind === 'lost') {
      dispatch({ kind: 'answerLost' });
      return 'open';
    }
    setProblem(outcome.problem);
    const isOpen = mayBeOrdered(outcome.problem);
    dispatch({ kind: isOpen ? 'outrun' : 'refused' });
    return isOpen ? 'open' : 'notPlaced';
  };

  const takePayment = async ({ intent: of }: SentOrder, payByHost: PayByHost) => {
    if (paid.current?.intent === of) return paid.current.identifier;
    setHostAsked(true);
    const identifier = await payByHost().finally(() => {
      setHostAsked(false);
    });
    paid.current = identifier ? { intent: of, identifier } : undefined;
    return identifier;
  };

  const send = async (order: SentOrder): Promise<PlaceOutcome> => {
    const left = readAttempt(paymentName(merchantId), Date.now());
    const caller = order.kind === 'user' ? order.body.externalId : null;
    if (left && isInTheWay(left, caller)) return { kind: 'outrun' };
    return placeWithChallenge(order, {
      run: command.run,
      onStep: (step) => {
        // The bank's challenge lies over the page, and a dialog would cover it.
        if (step === 'bankAsked') setWaiting(undefined);
        dispatch({ kind: step });
      },
    });
  };

  const attempt = async (
    ordered: SentOrder,
    oneTimePassword: string | undefined,
    payByHost?: PayByHost,
  ): Promise<PlaceResult> => {
    if (isUnderWay.current || !mayPay(state)) return 'open';
    if (!navigator.onLine) {
      setProblem({ kind: 'offline' });
      return 'notPlaced';
    }
    isUnderWay.current = true;
    setProblem(undefined);
    lastCode.current = oneTimePassword;
    try {
      const identifier = payByHost && (await takePayment(ordered, payByHost));
      if (identifier === null) {
        setProblem({ kind: 'calledOff' });
        return 'notPlaced';
      }
      const order = identifier ? paidWith(ordered, identifier) : ordered;
      dispatch({ kind: 'pressed' });
      const paying = await payAlone(paymentName(merchantId), () =>
        send(withProof(order, { oneTimePassword })),
      );
      return settle(paying.kind === 'busy' ? { kind: 'outrun' } : paying.value, order);
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    phase: isHostAsked ? 'paying' : phaseOf(payment),
    problem: ownProblem ?? leftProblem,
    place: (order, payByHost) => attempt(order, lastCode.current, payByHost),
    setProblem,
    codeAsk: waiting?.ask,
    placeWithCode: (code) => {
      if (waiting) void attempt(waiting.order, code);
    },
    closeCode: () => {
      // Closing the code dialog does not cancel an order that is being sent.
      if (!isUnderWay.current) setWaiting(undefined);
    },
  };
}

function phaseOf({ state }: CartPayment): Placing['phase'] {
  if (state.kind === 'asking') return 'confirming';
  return state.kind === 'sending' || state.kind === 'answering' ? 'sending' : 'idle';
}

/** Returns the problem of a payment without an order, if no service gave a reason. */
function problemOf(state: CartPayment['state']): OrderProblem | undefined {
  return state.kind === 'notPaid' && state.reason !== 'refused' ? { kind: state.reason } : undefined;
}

function placedOrderOf({ order, guestOrderToken }: Extract<PlaceOutcome, { readonly kind: 'placed' }>) {
  return {
    orderId: order.orderId,
    guestOrderToken,
    placedAt: order.createdAt,
    merchantUrl: order.merchant.url,
  };
}
