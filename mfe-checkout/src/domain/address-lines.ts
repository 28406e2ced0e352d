import type { UserDeliveryAddressDetail } from '@tiffin/contracts';

/** Returns an address as two lines: street and rest. */
export function addressLines({ userDeliveryAddressExtraInfoDetail: detail }: UserDeliveryAddressDetail): {
  readonly street: string;
  readonly rest: string;
} {
  const { addressLine1, addressLine2, city, province, postalCode } = detail;
  return {
    street: [addressLine1, addressLine2].filter(Boolean).join(', '),
    rest: [city, province, postalCode].filter(Boolean).join(' '),
  };
}
