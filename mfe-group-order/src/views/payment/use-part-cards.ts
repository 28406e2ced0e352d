import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useState } from 'react';
import { paymentChoices } from '../../domain/payment-choice';
import type { PaymentChoice } from '../../domain/payment-choice';

export type PartCards = {
  /** Whether the guest has an account, which stores cards. */
  readonly hasAccount: boolean;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly choices: readonly PaymentChoice[];
  /** The chosen stored card; undefined while a new one is entered. */
  readonly chosen: PaymentChoice | undefined;
  readonly choose: (key: string) => void;
  readonly enterNew: () => void;
};

/** Returns the stored cards of a guest, and which of them is chosen. A guest without cards enters a new one. */
export function usePartCards(): PartCards {
  const hasAccount = useSession().status !== 'guest';
  const [chosenKey, setChosenKey] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const methods = useQuery({
    ...paymentQueries.groups(),
    enabled: hasAccount,
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  const choices = methods.data ? paymentChoices(methods.data, false) : [];
  const known = !hasAccount || methods.data !== undefined ? 'ready' : 'loading';
  return {
    hasAccount,
    state: methods.isError && !methods.data ? 'failed' : known,
    isFetching: methods.isFetching,
    retry: () => void methods.refetch(),
    choices,
    chosen: isAdding ? undefined : (choices.find(({ key }) => key === chosenKey) ?? choices[0]),
    choose: (key) => {
      setAdding(false);
      setChosenKey(key);
    },
    enterNew: () => {
      setAdding(true);
    },
  };
}
