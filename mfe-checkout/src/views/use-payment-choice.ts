import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import type { PaymentGroup } from '@tiffin/contracts';
import { isFree, paymentKey } from '@tiffin/domain';
import { useState } from 'react';
import { freeChoice, storedChoice } from '../domain/payment-choice';
import type { PaymentChoice } from '../domain/payment-choice';
import { useHostChoices } from './use-host-choices';

/** Value of the radio for a new card. */
export const newCardKey = 'new';

export type PaymentSelection = {
  /** Whether nothing is left to pay, so that nothing can be chosen. */
  readonly isFree: boolean;
  readonly groups: readonly PaymentGroup[];
  /** The payment methods of the host application. */
  readonly hosted: readonly PaymentChoice[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** A card entered on this page that no group lists (a guest's). */
  readonly entered: PaymentChoice | undefined;
  readonly selectedKey: string;
  /** Whether it differs from the default of a new visit. */
  readonly isChanged: boolean;
  readonly choice: PaymentChoice | undefined;
  readonly select: (key: string) => void;
  readonly enter: (choice: PaymentChoice | undefined) => void;
};

type Options = {
  readonly isGuest: boolean;
  readonly country: string;
  /** What is left to pay, in micro units. */
  readonly totalMicro: number;
};

/** Returns the payment methods and the chosen one: by default the host's first, else the first stored one. */
export function usePaymentChoice({ isGuest, country, totalMicro }: Options): PaymentSelection {
  const query = useQuery({
    ...paymentQueries.groups(),
    enabled: !isGuest,
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  const [picked, setPicked] = useState<string>();
  const [entered, setEntered] = useState<PaymentChoice>();
  const groups = query.data ?? [];
  const stored = groups.flatMap(({ paymentMethods }) => paymentMethods.map(storedChoice));
  const hosted = useHostChoices(country);
  const choices = [...hosted, ...stored, ...(entered ? [entered] : [])];
  const keys = choices.map(({ identifier }) => paymentKey(identifier));
  const firstKey = hosted.length + stored.length > 0 ? keys[0] : newCardKey;
  const known = picked === newCardKey || (picked !== undefined && keys.includes(picked)) ? picked : undefined;
  const selectedKey = known ?? keys[0] ?? newCardKey;
  const enteredKey = entered && paymentKey(entered.identifier);
  const isListed = stored.some(({ identifier }) => paymentKey(identifier) === enteredKey);
  const isNothingToPay = isFree(totalMicro);
  const chosen = choices.find(({ identifier }) => paymentKey(identifier) === selectedKey);
  return {
    isFree: isNothingToPay,
    groups,
    hosted,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    entered: isListed ? undefined : entered,
    selectedKey,
    isChanged: selectedKey !== firstKey,
    choice: isNothingToPay ? freeChoice : chosen,
    select: setPicked,
    enter: (choice) => {
      setEntered(choice);
      setPicked(choice ? paymentKey(choice.identifier) : newCardKey);
    },
  };
}
