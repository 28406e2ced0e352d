import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import type { PaymentGroup } from '@tiffin/contracts';
import { paymentKey } from '@tiffin/domain';
import { useState } from 'react';
import { storedChoice } from '../domain/payment-choice';
import type { PaymentChoice } from '../domain/payment-choice';
import { useHostChoices } from './use-host-choices';

/** Value of the radio for a card that is still to be entered. */
export const newCardKey = 'new';

export type PaymentSelection = {
  readonly groups: readonly PaymentGroup[];
  /** What the application around the page offers. */
  readonly hosted: readonly PaymentChoice[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** A card entered on this page that no group lists (a guest's). */
  readonly entered: PaymentChoice | undefined;
  readonly selectedKey: string;
  /** It is not what a new visit would begin with. */
  readonly isChanged: boolean;
  readonly choice: PaymentChoice | undefined;
  readonly select: (key: string) => void;
  readonly enter: (choice: PaymentChoice | undefined) => void;
};

/** The ways to pay and the one that is chosen: the host's first, else the first stored one, until the person says otherwise. */
export function usePaymentChoice(isGuest: boolean, country: string): PaymentSelection {
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
  return {
    groups,
    hosted,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    entered: isListed ? undefined : entered,
    selectedKey,
    isChanged: selectedKey !== firstKey,
    choice: choices.find(({ identifier }) => paymentKey(identifier) === selectedKey),
    select: setPicked,
    enter: (choice) => {
      setEntered(choice);
      setPicked(choice ? paymentKey(choice.identifier) : newCardKey);
    },
  };
}
