import { payGuestPart, useMoneyCommand } from '@tiffin/api';
import type { CallOptions } from '@tiffin/api';
import type { Fulfillment, PayGuestPartInput } from '@tiffin/contracts';
import { useState } from 'react';
import { payPart } from '../../api/pay-part';
import type { PartOutcome } from '../../api/pay-part';
import { useGroupCache } from '../use-group-cache';

type PayingPart = {
  readonly isBusy: boolean;
  readonly outcome: PartOutcome | undefined;
  /** Returns whether the card now holds the part. */
  readonly pay: (payment: PayGuestPartInput) => Promise<boolean>;
};

/** Holds the caller's part of a group's bill on a card, once however often it is pressed. */
export function usePayPart({ fulfillmentId: id }: Pick<Fulfillment, 'fulfillmentId'>): PayingPart {
  const cache = useGroupCache();
  const [outcome, setOutcome] = useState<PartOutcome>();
  const [isBusy, setBusy] = useState(false);
  const command = useMoneyCommand({
    intent: ({ agreedMicro, paymentMethod, receiptEmail = '' }: PayGuestPartInput) =>
      `part:${id}:${agreedMicro}:${paymentMethod?.paymentMethodIdentifier.entityId ?? ''}:${receiptEmail}`,
    send: (body: PayGuestPartInput, options: CallOptions) => payGuestPart({ id, body }, options),
    isSettled: (answer) => 'fulfillment' in answer,
  });
  const pay: PayingPart['pay'] = async (payment) => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome(undefined);
    try {
      const result = await payPart(payment, command.run);
      if (result.kind === 'held') await cache.adopt(result.group);
      else void cache.reload(id);
      setOutcome(result);
      return result.kind === 'held';
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, outcome, pay };
}
