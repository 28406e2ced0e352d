import { useQueryClient } from '@tanstack/react-query';
import {
  confirmFulfillment,
  fulfillmentQueries,
  payAlone,
  readAttempt,
  useErrorMessages,
  useMoneyCommand,
  usePayment,
} from '@tiffin/api';
import type { CallOptions, Payment } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { ConfirmFulfillmentInput, Fulfillment, PaymentMethodIdentifier } from '@tiffin/contracts';
import { fundingSourceOf, isGroupActive, isInTheWay, mayPay, orderStatusPath } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useNavigate } from '@tiffin/router';
import { toast } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import { confirmGroup } from '../../api/confirm-group';
import type { ConfirmOutcome } from '../../api/confirm-group';
import { groupPaymentName } from '../../domain/group-payment-name';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { usePaymentLock } from './use-payment-lock';

type PlacedGroup = { readonly orderId: string };

export type ConfirmingGroup = {
  readonly payment: Payment<PlacedGroup>;
  /** The result of the last attempt, while the dialog is open. */
  readonly outcome: ConfirmOutcome | undefined;
  readonly confirm: () => Promise<void>;
};

/** The results after which nothing is left to unlock: the group has ordered, or another window pays. */
const HAS_NO_LOCK: readonly ConfirmOutcome['kind'][] = ['placed', 'ordered', 'outrun'];

/**
 * Pays for a group once with the chosen method, however often it is pressed, for exactly what the host saw.
 * Then opens the order.
 */
export function useConfirmGroup(
  group: Fulfillment,
  identifier: PaymentMethodIdentifier | undefined,
  coveredGuestIds: readonly string[],
): ConfirmingGroup {
  const t = useGroupMessages();
  const tError = useErrorMessages();
  const { fulfillmentId: id, checksum, currentUserId: buyer } = group;
  const name = groupPaymentName(id);
  const intent = ['group', id, checksum, identifier?.entityId ?? '', ...coveredGuestIds].join(':');
  const [outcome, setOutcome] = useState<ConfirmOutcome>();
  const isUnderWay = useRef(false);
  const lock = usePaymentLock(id);
  const payment = useGroupPayment(group);
  const { state, dispatch } = payment;
  const command = useMoneyCommand({
    intent,
    send: (body: ConfirmFulfillmentInput, options: CallOptions) => confirmFulfillment({ id, body }, options),
    isSettled: (answer) => 'orderId' in answer,
  });
  useEndOfPayment(group, payment);
  const leftOutcome = outcome ? undefined : outcomeOf(payment);
  useEffect(() => {
    if (leftOutcome?.kind === 'failed') toast({ text: tError('errors.tryAgain'), tone: 'bad' });
  }, [leftOutcome?.kind, tError]);

  const send = async (method: PaymentMethodIdentifier): Promise<ConfirmOutcome> => {
    const left = readAttempt(name, Date.now());
    if (left && isInTheWay(left, buyer)) return { kind: 'outrun' };
    const input: ConfirmFulfillmentInput = {
      checksum,
      paymentMethod: { paymentMethodIdentifier: method },
      fundingSourceId: fundingSourceOf(method),
      paymentChallengeAnswer: null,
      subdomain: getConfig().subdomain,
      ...(coveredGuestIds.length > 0 && { coveredGuestIds: [...coveredGuestIds] }),
    };
    const onStep = (kind: 'bankAsked' | 'bankPassed') => {
      if (kind === 'bankAsked') lock.begin();
      dispatch({ kind });
    };
    const result = await confirmGroup(input, { name, intent, buyer }, { run: command.run, onStep });
    if (HAS_NO_LOCK.includes(result.kind)) lock.forget();
    else lock.release();
    return result;
  };

  const settle = (result: ConfirmOutcome) => {
    switch (result.kind) {
      case 'placed':
        dispatch({ kind: 'accepted', order: result });
        return;
      case 'lost':
        dispatch({ kind: 'answerLost' });
        return;
      case 'outrun':
        dispatch(result);
        return;
      case 'ordered':
        toast({ text: t('refused.CLOSED.title'), tone: 'good' });
        // Opens the order that exists.
        dispatch({ kind: 'outrun' });
        return;
      case 'failed':
      case 'refused':
        toast({ text: tError('errors.tryAgain'), tone: 'bad' });
    }
    setOutcome(result);
    // Another window may have closed the group.
    dispatch({ kind: result.kind === 'unanswered' ? 'refused' : 'outrun' });
  };

  const confirm = async () => {
    if (isUnderWay.current || !identifier || !mayPay(state)) return;
    isUnderWay.current = true;
    setOutcome(undefined);
    dispatch({ kind: 'pressed' });
    try {
      const paying = await payAlone(name, () => send(identifier));
      settle(paying.kind === 'busy' ? { kind: 'outrun' } : paying.value);
    } finally {
      isUnderWay.current = false;
    }
  };
  const isKnown = mayPay(state) || state.kind === 'unsure';
  // The host has agreed to the bill as it changed.
  const isOutdated = outcome?.kind === 'changed' && outcome.checksum !== checksum;
  return { payment, outcome: isKnown && !isOutdated ? (outcome ?? leftOutcome) : undefined, confirm };
}

/** Returns the result of a payment with a lost answer, if no service gave a reason. */
function outcomeOf({ state }: Payment<PlacedGroup>): ConfirmOutcome | undefined {
  if (state.kind === 'unsure') return { kind: 'failed' };
  if (state.kind !== 'notPaid') return undefined;
  return { kind: state.reason === 'abandoned' ? 'unanswered' : 'failed' };
}

/** Returns the payment state of a group. The group itself says whether it was ordered. */
function useGroupPayment({ fulfillmentId: id, currentUserId }: Fulfillment): Payment<PlacedGroup> {
  const queryClient = useQueryClient();
  return usePayment<PlacedGroup>({
    name: groupPaymentName(id),
    caller: currentUserId,
    look: async () => {
      const group = { ...fulfillmentQueries.detail(id), staleTime: 0 };
      const { orderId, fulfillmentState } = await queryClient.fetchQuery(group);
      return { order: orderId === null ? undefined : { orderId }, isThere: isGroupActive(fulfillmentState) };
    },
  });
}

/** Opens the order once it exists, and reloads the group once it is known that no order exists. */
function useEndOfPayment(group: Fulfillment, { state }: Payment<PlacedGroup>): void {
  const navigate = useNavigate();
  const cache = useGroupCache();
  const end = async () => {
    const { fulfillmentId: id, merchant } = group;
    if (state.kind === 'paid') {
      const { orderId } = state.order;
      bus.emit('groupConfirmed', { fulfillmentId: id, orderId });
      bus.emit('orderPlaced', { orderId, merchantId: merchant.id });
      cache.refreshCart(merchant.id);
      await navigate(orderStatusPath(merchant.url, orderId, 'ID'));
    }
    await cache.reload(id);
  };
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (state.kind === 'paid' || state.kind === 'notPaid' || state.kind === 'unsure') void latest.current();
  }, [state]);
}
