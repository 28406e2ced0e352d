import type { DeliveryLocation } from '@tiffin/domain';
import { useEffect } from 'react';
import { cities } from '../domain/city';
import { useMenuCartMessages } from './use-menu-cart-messages';

/** Renames a chosen city when the language changes. */
export function useCityName(
  location: DeliveryLocation | null,
  choose: (location: DeliveryLocation) => void,
): void {
  const t = useMenuCartMessages();
  const isCity = location?.kind === 'city' && cities.some(({ key }) => key === location.cityKey);
  const displayName = isCity ? t(`city.${location.cityKey}`) : location?.displayName;
  useEffect(() => {
    if (isCity && displayName !== undefined && displayName !== location.displayName) {
      choose({ ...location, displayName });
    }
  }, [isCity, displayName, location, choose]);
}
