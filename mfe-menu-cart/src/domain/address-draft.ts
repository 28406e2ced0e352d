import type { DeliveryAddressDetail, UserDeliveryAddressDetail } from '@tiffin/contracts';
import { cities } from './city';

/** A postal address while it is typed. */
export type AddressDraft = Pick<DeliveryAddressDetail, 'addressLine1' | 'addressLine2' | 'postalCode'> & {
  /** Key of a known city. */
  readonly city: string;
  readonly deliveryInstructions: string;
  readonly isSaved: boolean;
};

/** An empty draft. */
export const emptyAddressDraft: AddressDraft = {
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  deliveryInstructions: '',
  isSaved: true,
};

/** Returns the fields that are still missing. */
export function missingFields(draft: AddressDraft): readonly ('addressLine1' | 'city')[] {
  return (['addressLine1', 'city'] as const).filter((field) => draft[field].trim() === '');
}

/**
 * Returns the typed address as a cart accepts it; null while it is incomplete. It is placed at the centre of
 * its city, because there is no geocoder.
 */
export function addressOf(draft: AddressDraft, cityName: string): UserDeliveryAddressDetail | null {
  const city = cities.find(({ key }) => key === draft.city);
  if (!city || missingFields(draft).length > 0) return null;
  return {
    lat: city.latitude,
    lng: city.longitude,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: draft.addressLine1.trim(),
      addressLine2: draft.addressLine2.trim(),
      city: cityName,
      province: city.province,
      postalCode: draft.postalCode.trim(),
      country: city.country,
    },
    deliveryInstructions: draft.deliveryInstructions.trim(),
  };
}
