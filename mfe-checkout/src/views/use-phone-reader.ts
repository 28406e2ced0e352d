import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '@tiffin/contracts';
import { useCallback } from 'react';
import { readNoPhone } from '../domain/guest-draft';
import type { ReadPhone } from '../domain/guest-draft';

type PhoneReader = {
  readonly readPhone: ReadPhone;
  readonly isLoading: boolean;
  readonly retry: () => void;
};

/** Returns what reads phone numbers. Its rules for all countries are loaded only for guests. */
export function usePhoneReader({ address }: Pick<Merchant, 'address'>, isGuest: boolean): PhoneReader {
  const {
    data: rules,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['phone-rules'],
    queryFn: () => import(/* webpackChunkName: "phone-number" */ '../domain/phone-number'),
    enabled: isGuest,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
    meta: { isHandled: true },
  });
  const readPhone = useCallback(
    (text: string) => (rules ? rules.readPhone(text, address) : readNoPhone(text)),
    [rules, address],
  );
  return { readPhone, isLoading: isFetching, retry: () => void refetch() };
}
