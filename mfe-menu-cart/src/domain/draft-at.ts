import type { DeliveryLocation } from '@tiffin/domain';
import { emptyAddressDraft } from './address-draft';
import type { AddressDraft } from './address-draft';
import { cities } from './city';

/** Returns the draft of a new address with what the chosen location says about it. `cityName` names a city by its key. */
export function draftAt(location: DeliveryLocation | null, cityName: (key: string) => string): AddressDraft {
  switch (location?.kind) {
    case 'city':
      return { ...emptyAddressDraft, city: knownCity(location.cityKey) };
    case 'street': {
      const city = knownCity(location.cityKey);
      return {
        ...emptyAddressDraft,
        city,
        addressLine1: withoutEnd(location.displayName, city === '' ? '' : cityName(city)),
      };
    }
    case 'postal': {
      const { addressLine1, addressLine2, postalCode } = location.postalAddress;
      const city = cities.find(
        ({ latitude, longitude }) => latitude === location.latitude && longitude === location.longitude,
      );
      return { ...emptyAddressDraft, addressLine1, addressLine2, postalCode, city: city?.key ?? '' };
    }
    case 'saved':
    case 'point':
    case undefined:
      return emptyAddressDraft;
  }
}

function knownCity(cityKey: string): string {
  return cities.some(({ key }) => key === cityKey) ? cityKey : '';
}

/** Removes the city's name and the comma before it from the end of a typed address. */
function withoutEnd(typed: string, end: string): string {
  const isAtEnd = end !== '' && typed.toLocaleLowerCase().endsWith(end.toLocaleLowerCase());
  return (isAtEnd ? typed.slice(0, -end.length) : typed).replace(/[\s,，]+$/u, '');
}
