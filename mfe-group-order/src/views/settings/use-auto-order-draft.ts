import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import type { Fulfillment, PaymentGroup, UpdateFulfillmentInput } from '@tiffin/contracts';
import { MICRO_PER_UNIT, paymentKey } from '@tiffin/domain';
import { useState } from 'react';
import { parseTotal } from '../../domain/amount';
import { paymentChoices } from '../../domain/payment-choice';
import type { PaymentChoice } from '../../domain/payment-choice';

export type AutoOrderDraft = {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly cards: UseQueryResult<PaymentGroup[]>;
  readonly choices: readonly PaymentChoice[];
  readonly chosenKey: string | undefined;
  readonly choose: (key: string) => void;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly isChanged: boolean;
  /** What the last attempt to save lacked. */
  readonly problem: 'card' | 'amount' | undefined;
  /** Returns what to save: nothing if it is unchanged; undefined and the problem if something is missing. */
  readonly read: () => Pick<UpdateFulfillmentInput, 'autoOrder'> | undefined;
};

/** Returns the draft of how a group orders by itself at its deadline. */
export function useAutoOrderDraft({ autoOrder }: Fulfillment): AutoOrderDraft {
  const wasOn = Boolean(autoOrder);
  const [isOn, turn] = useState(wasOn);
  const saved = autoOrder ? String(autoOrder.maxTotalMicro / MICRO_PER_UNIT) : '';
  const savedKey = autoOrder ? paymentKey(autoOrder.paymentMethod.paymentMethodIdentifier) : undefined;
  const [typed, type] = useState(saved);
  const [key, choose] = useState(savedKey);
  const [problem, setProblem] = useState<AutoOrderDraft['problem']>();
  const cards = useQuery({
    ...paymentQueries.groups(),
    enabled: isOn,
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  const choices = paymentChoices(cards.data ?? [], false).filter(
    ({ identifier }) => identifier.paymentOptionType === 'CREDIT_CARD_VAULTED',
  );
  const chosen = choices.find((choice) => choice.key === key) ?? choices[0];
  // Once the saved card is gone, another one is shown as chosen, and saving has to send that one.
  const isOtherCard = chosen !== undefined && chosen.key !== savedKey;
  const isChanged = isOn !== wasOn || (isOn && (typed !== saved || isOtherCard));
  return {
    isOn,
    turn,
    cards,
    choices,
    chosenKey: chosen?.key,
    choose,
    typed,
    type,
    isChanged,
    problem,
    read: () => {
      if (!isChanged) return {};
      if (!isOn) return { autoOrder: null };
      const maxTotalMicro = parseTotal(typed);
      setProblem(maxTotalMicro === null ? 'amount' : chosen ? undefined : 'card');
      if (maxTotalMicro === null || !chosen) return undefined;
      return { autoOrder: { paymentMethod: { paymentMethodIdentifier: chosen.identifier }, maxTotalMicro } };
    },
  };
}
