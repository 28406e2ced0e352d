import { useQueryClient } from '@tanstack/react-query';
import { cartQueries, gatewayQueries, useMoneyCommand } from '@tiffin/api';
import { bus } from '@tiffin/event-bus';
import { useRef, useState } from 'react';
import { placeWithChallenge } from '../api/place-with-challenge';
import type { PlaceOutcome } from '../api/place-with-challenge';
import { sendOrder } from '../api/send-order';
import type { SentOrder } from '../api/sent-order';
import type { PlaceProblem } from '../domain/place-problem';

type Placed = Extract<PlaceOutcome, { readonly kind: 'placed' }>;

export type Placing = {
  readonly phase: 'idle' | 'sending' | 'confirming';
  readonly problem: PlaceProblem | undefined;
  readonly place: (order: SentOrder) => Promise<void>;
  readonly setProblem: (problem: PlaceProblem | undefined) => void;
};

type Options = {
  readonly merchantId: string;
  readonly intent: string;
  readonly firstProblem?: PlaceProblem;
  readonly onPlaced: (placed: Placed) => void;
};

/** Places an order once, whatever is pressed; the flag of placing ends with success and with error alike. */
export function usePlaceOrder({ merchantId, intent, firstProblem, onPlaced }: Options): Placing {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Placing['phase']>('idle');
  const [problem, setProblem] = useState<PlaceProblem | undefined>(firstProblem);
  const isUnderWay = useRef(false);
  const command = useMoneyCommand({ intent, send: sendOrder, isSettled: (answer) => 'order' in answer });

  const settle = async (outcome: PlaceOutcome) => {
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

  const place = async (order: SentOrder) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPhase('sending');
    setProblem(undefined);
    try {
      const onConfirming = (isConfirming: boolean) => {
        setPhase(isConfirming ? 'confirming' : 'sending');
      };
      await settle(await placeWithChallenge(order, { run: command.run, onConfirming }));
    } finally {
      isUnderWay.current = false;
      setPhase('idle');
    }
  };
  return { phase, problem, place, setProblem };
}
