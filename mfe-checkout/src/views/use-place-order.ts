import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, gatewayQueries, useMoneyCommand } from '@tiffin/api';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { useRef, useState } from 'react';
import { placeWithChallenge } from '../api/place-with-challenge';
import type { PlaceOutcome } from '../api/place-with-challenge';
import { sendOrder } from '../api/send-order';
import { paidByHost, withProof } from '../api/sent-order';
import type { SentOrder } from '../api/sent-order';
import type { CodeAsk } from '../domain/code-ask';
import type { PlaceProblem } from '../domain/place-problem';
import type { PayByHost } from './use-host-payment';

type Placed = Extract<PlaceOutcome, { readonly kind: 'placed' }>;

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
  readonly firstProblem?: PlaceProblem;
  readonly onPlaced: (placed: Placed) => void;
};

/** After these the host's payment has not been used: the same one goes again. */
const STILL_PAID: readonly PlaceProblem['kind'][] = ['lost', 'challenge', 'script'];

/** Places an order once, whatever is pressed; the flag of placing ends with success and with error alike. */
export function usePlaceOrder({ merchantId, intent, firstProblem, onPlaced }: Options): Placing {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Placing['phase']>('idle');
  const [problem, setProblem] = useState<PlaceProblem | undefined>(firstProblem);
  const [waiting, setWaiting] = useState<{ readonly ask: CodeAsk; readonly order: SentOrder }>();
  const isUnderWay = useRef(false);
  // After a lost answer or a bank's question that failed, the same order goes again with the same code.
  const lastCode = useRef<string>(undefined);
  // What the host took is for this one order: until its outcome is known nothing is asked for again.
  const paid = useRef<{ readonly intent: string; readonly identifier: PaymentMethodIdentifier }>(undefined);
  const command = useMoneyCommand({ intent, send: sendOrder, isSettled: (answer) => 'order' in answer });

  const settle = async (outcome: PlaceOutcome, order: SentOrder) => {
    if (outcome.kind === 'code') {
      lastCode.current = undefined;
      setWaiting({ ask: outcome.ask, order });
      return;
    }
    setWaiting(undefined);
    if (outcome.kind === 'placed' || !STILL_PAID.includes(outcome.problem.kind)) paid.current = undefined;
    if (outcome.kind === 'placed') {
      bus.emit('orderPlaced', { orderId: outcome.order.orderId, merchantId });
      bus.emit('cartChanged', { merchantId, itemCount: 0, subtotalMicro: 0 });
      onPlaced(outcome);
      void queryClient.invalidateQueries({ queryKey: gatewayQueries.active().queryKey });
      void queryClient.invalidateQueries({ queryKey: cartQueries.detail(merchantId).queryKey });
      return;
    }
    // Without an answer the order may stand and its cart be empty: the page stays as it is until that is known.
    if (outcome.problem.kind !== 'lost') {
      await queryClient.invalidateQueries({ queryKey: cartQueries.detail(merchantId).queryKey });
    }
    setProblem(outcome.problem);
  };

  const takePayment = async ({ intent: of }: SentOrder, payByHost: PayByHost) => {
    if (paid.current?.intent === of) return paid.current.identifier;
    setPhase('paying');
    const identifier = await payByHost();
    paid.current = identifier ? { intent: of, identifier } : undefined;
    return identifier;
  };

  const attempt = async (ordered: SentOrder, oneTimePassword: string | undefined, payByHost?: PayByHost) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPhase('sending');
    setProblem(undefined);
    lastCode.current = oneTimePassword;
    try {
      const identifier = payByHost && (await takePayment(ordered, payByHost));
      if (identifier === null) {
        setProblem({ kind: 'calledOff' });
        return;
      }
      const order = identifier ? paidByHost(ordered, identifier) : ordered;
      setPhase('sending');
      const onConfirming = (isConfirming: boolean) => {
        // The bank's question lies over the page; a dialog would keep it from being reached.
        if (isConfirming) setWaiting(undefined);
        setPhase(isConfirming ? 'confirming' : 'sending');
      };
      const sent = withProof(order, { oneTimePassword });
      await settle(await placeWithChallenge(sent, { run: command.run, onConfirming }), order);
    } finally {
      isUnderWay.current = false;
      setPhase('idle');
    }
  };
  return {
    phase,
    problem,
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
