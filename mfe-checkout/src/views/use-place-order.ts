import { payAlone, readAttempt, useMoneyCommand } from '@tiffin/api';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { isInTheWay, mayPay } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useMemo, useRef, useState } from 'react';
import { placeWithChallenge } from '../api/place-with-challenge';
import type { PlaceOutcome } from '../api/place-with-challenge';
import { sendOrder } from '../api/send-order';
import { paidByHost, withProof } from '../api/sent-order';
import type { SentOrder } from '../api/sent-order';
import type { CodeAsk } from '../domain/code-ask';
import { paymentName } from '../domain/payment-name';
import { mayBeOrdered } from '../domain/place-problem';
import type { PlaceProblem } from '../domain/place-problem';
import type { CartPayment, FoundOrder } from './use-cart-payment';
import type { PayByHost } from './use-host-payment';

export type Placing = {
  readonly phase: 'idle' | 'paying' | 'sending' | 'confirming';
  readonly problem: PlaceProblem | undefined;
  /** Sends the order; with `payByHost`, once the host has taken its payment. */
  readonly place: (order: SentOrder, payByHost?: PayByHost) => Promise<void>;
  readonly setProblem: (problem: PlaceProblem | undefined) => void;
  /** Why the order waits for a code from the person's e-mail; undefined while none is asked for. */
  readonly codeAsk: CodeAsk | undefined;
  /** Places the order that waits with the code; without one, another is sent. */
  readonly placeWithCode: (code: string | undefined) => void;
  /** Leaves the order that waits. */
  readonly closeCode: () => void;
};

type Options = {
  readonly merchantId: string;
  readonly intent: string;
  readonly payment: CartPayment;
  readonly onPlaced: (order: FoundOrder) => void;
};

/** After these the host's payment has not been used: the same one goes again. */
const STILL_PAID: readonly PlaceProblem['kind'][] = ['lost', 'challenge', 'script'];

/** Places an order once, whatever is pressed, and never while another may stand. */
export function usePlaceOrder({ merchantId, intent, payment, onPlaced }: Options): Placing {
  const { state, dispatch } = payment;
  const [isHostAsked, setHostAsked] = useState(false);
  const [ownProblem, setProblem] = useState<PlaceProblem>();
  const leftProblem = useMemo(() => problemOf(state), [state]);
  const [waiting, setWaiting] = useState<{ readonly ask: CodeAsk; readonly order: SentOrder }>();
  const isUnderWay = useRef(false);
  // After a lost answer or a bank's question that failed, the same order goes again with the same code.
  const lastCode = useRef<string>(undefined);
  // What the host took is for this one order: until its outcome is known nothing is asked for again.
  const paid = useRef<{ readonly intent: string; readonly identifier: PaymentMethodIdentifier }>(undefined);
  const command = useMoneyCommand({ intent, send: sendOrder, isSettled: (answer) => 'order' in answer });

  const settle = (outcome: PlaceOutcome, order: SentOrder) => {
    if (outcome.kind === 'code') {
      lastCode.current = undefined;
      setWaiting({ ask: outcome.ask, order });
      dispatch({ kind: 'refused' });
      return;
    }
    setWaiting(undefined);
    if (outcome.kind === 'outrun') {
      dispatch({ kind: 'outrun' });
      return;
    }
    if (outcome.kind === 'placed') {
      paid.current = undefined;
      const placed = { ...placedOrderOf(outcome), isOfAttempt: false };
      bus.emit('orderPlaced', { orderId: placed.orderId, merchantId });
      bus.emit('cartChanged', { merchantId, itemCount: 0, subtotalMicro: 0 });
      onPlaced(placed);
      dispatch({ kind: 'accepted', order: placed });
      return;
    }
    if (!STILL_PAID.includes(outcome.problem.kind)) paid.current = undefined;
    if (outcome.problem.kind === 'lost') {
      dispatch({ kind: 'answerLost' });
      return;
    }
    setProblem(outcome.problem);
    dispatch({ kind: mayBeOrdered(outcome.problem) ? 'outrun' : 'refused' });
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
        // The bank's question lies over the page; a dialog would keep it from being reached.
        if (step === 'bankAsked') setWaiting(undefined);
        dispatch({ kind: step });
      },
    });
  };

  const attempt = async (ordered: SentOrder, oneTimePassword: string | undefined, payByHost?: PayByHost) => {
    if (isUnderWay.current || !mayPay(state)) return;
    if (!navigator.onLine) {
      setProblem({ kind: 'offline' });
      return;
    }
    isUnderWay.current = true;
    setProblem(undefined);
    lastCode.current = oneTimePassword;
    try {
      const identifier = payByHost && (await takePayment(ordered, payByHost));
      if (identifier === null) {
        setProblem({ kind: 'calledOff' });
        return;
      }
      const order = identifier ? paidByHost(ordered, identifier) : ordered;
      dispatch({ kind: 'pressed' });
      const paying = await payAlone(paymentName(merchantId), () =>
        send(withProof(order, { oneTimePassword })),
      );
      settle(paying.kind === 'busy' ? { kind: 'outrun' } : paying.value, order);
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
      // An order on its way is not called back by closing what asked for its code.
      if (!isUnderWay.current) setWaiting(undefined);
    },
  };
}

function phaseOf({ state }: CartPayment): Placing['phase'] {
  if (state.kind === 'asking') return 'confirming';
  return state.kind === 'sending' || state.kind === 'answering' ? 'sending' : 'idle';
}

/** What the page says of a payment that brought no order, where no service gave a reason. */
function problemOf(state: CartPayment['state']): PlaceProblem | undefined {
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
