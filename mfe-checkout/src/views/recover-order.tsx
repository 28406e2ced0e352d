import { useMoneyCommand } from '@tiffin/api';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { placeWithChallenge } from '../api/place-with-challenge';
import type { PlaceOutcome } from '../api/place-with-challenge';
import { sendOrder } from '../api/send-order';
import type { SentOrder } from '../api/sent-order';
import { WaitingNotice } from './waiting-notice';

type RecoverOrderProps = {
  readonly sent: SentOrder;
  readonly onPlaced: (placed: Extract<PlaceOutcome, { readonly kind: 'placed' }>) => void;
  /** Shown when the order turns out not to have arrived. */
  readonly children: ReactNode;
};

/**
 * The tab was reloaded while an order was on its way and the cart is empty now: the same order under the same key asks
 * whether it stands. An empty cart cannot make a second one.
 */
export function RecoverOrder({ sent, onPlaced, children }: RecoverOrderProps): ReactElement {
  const { run } = useMoneyCommand({
    intent: sent.intent,
    send: sendOrder,
    isSettled: (answer) => 'order' in answer,
  });
  const [isMissing, setMissing] = useState(false);
  const latest = useRef({ run, onPlaced });
  useEffect(() => {
    latest.current = { run, onPlaced };
  });
  useEffect(() => {
    let isHere = true;
    const steps = { run: latest.current.run, onConfirming: () => undefined };
    void placeWithChallenge(sent, steps).then((outcome) => {
      if (!isHere) return;
      if (outcome.kind === 'placed') latest.current.onPlaced(outcome);
      else setMissing(true);
    });
    return () => {
      isHere = false;
    };
  }, [sent]);
  return isMissing ? <>{children}</> : <WaitingNotice of="recovering" />;
}
