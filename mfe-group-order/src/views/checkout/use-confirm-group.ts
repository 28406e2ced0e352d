import { confirmFulfillment, useErrorMessages, useMoneyCommand } from '@tiffin/api';
import type { CallOptions } from '@tiffin/api';
import type { ConfirmFulfillmentInput, Fulfillment, PaymentMethodIdentifier } from '@tiffin/contracts';
import { orderStatusPath } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useNavigate } from '@tiffin/router';
import { toast } from '@tiffin/ui';
import { useRef, useState } from 'react';
import { confirmGroup } from '../../api/confirm-group';
import type { ConfirmOutcome } from '../../api/confirm-group';
import { useGroupCache } from '../use-group-cache';

export type ConfirmingGroup = {
  readonly phase: 'idle' | 'sending' | 'challenge';
  /** What came of the last attempt, while the dialog stays. */
  readonly outcome: ConfirmOutcome | undefined;
  readonly confirm: () => Promise<void>;
};

/** Pays for a group once by the chosen method, whatever is pressed, for exactly what the host saw; then leads to the order. */
export function useConfirmGroup(
  group: Fulfillment,
  identifier: PaymentMethodIdentifier | undefined,
): ConfirmingGroup {
  const navigate = useNavigate();
  const tError = useErrorMessages();
  const cache = useGroupCache();
  const { fulfillmentId: id, checksum, merchant } = group;
  const [phase, setPhase] = useState<ConfirmingGroup['phase']>('idle');
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  const isUnderWay = useRef(false);
  const command = useMoneyCommand({
    intent: `group:${id}:${checksum}:${identifier?.entityId ?? ''}`,
    send: (body: ConfirmFulfillmentInput, options: CallOptions) => confirmFulfillment({ id, body }, options),
    isSettled: (answer) => 'orderId' in answer,
  });

  const settle = async (result: ConfirmOutcome) => {
    setOutcome(result);
    if (result.kind === 'failed' || result.kind === 'refused')
      toast({ text: tError('errors.tryAgain'), tone: 'bad' });
    if (result.kind !== 'placed') return cache.reload(id);
    bus.emit('groupConfirmed', { fulfillmentId: id, orderId: result.orderId });
    bus.emit('orderPlaced', { orderId: result.orderId, merchantId: merchant.id });
    cache.refreshCart(merchant.id);
    await navigate(orderStatusPath(merchant.url, result.orderId, 'ID'));
    return cache.reload(id);
  };

  const confirm = async () => {
    if (isUnderWay.current || !identifier) return;
    isUnderWay.current = true;
    setPhase('sending');
    setOutcome(undefined);
    const input: ConfirmFulfillmentInput = {
      checksum,
      paymentMethod: { paymentMethodIdentifier: identifier },
      fundingSourceId: null,
      paymentChallengeAnswer: null,
      subdomain: null,
    };
    const onChallenge = (isAsking: boolean) => {
      setPhase(isAsking ? 'challenge' : 'sending');
    };
    try {
      await settle(await confirmGroup(input, { run: command.run, onChallenge }));
    } finally {
      isUnderWay.current = false;
      setPhase('idle');
    }
  };
  return { phase, outcome, confirm };
}
