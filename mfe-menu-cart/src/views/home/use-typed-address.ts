import { useQueryClient } from '@tanstack/react-query';
import type { DeliveryLocation } from '@tiffin/domain';
import { useLocale } from '@tiffin/i18n';
import { foundLocation } from '../../domain/found-location';

type Search = {
  readonly near: DeliveryLocation | null;
  readonly onFound: (location: DeliveryLocation) => void;
  readonly onProblem: (problem: 'unknown' | 'failed') => void;
};

/** Returns a function that searches a typed address, for people who press Enter instead of choosing a suggestion. */
export function useTypedAddress({ near, onFound, onProblem }: Search): (text: string) => Promise<void> {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return async (text) => {
    try {
      const { findAddress } = await import(
        /* webpackChunkName: "address-search" */ '@tiffin/places/address-search'
      );
      const found = await findAddress(queryClient, { text, near, locale });
      if (found) onFound(foundLocation(found));
      else onProblem('unknown');
    } catch {
      onProblem('failed');
    }
  };
}
