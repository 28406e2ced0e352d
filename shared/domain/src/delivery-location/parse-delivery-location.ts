import { isRecord } from '@tiffin/contracts';
import type { DeliveryAddressDetail } from '@tiffin/contracts';
import type { DeliveryLocation } from './delivery-location';

const LONGEST_NAME = 200;
const LONGEST_ID = 200;

/** Parses a stored location. Returns null unless every field has its type and its bounds. */
export function parseDeliveryLocation(value: unknown): DeliveryLocation | null {
  if (!isRecord(value)) return null;
  const { latitude, longitude } = value;
  const displayName = line(value['displayName'], LONGEST_NAME);
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || displayName === null) return null;
  const point = { latitude, longitude, displayName };
  switch (value['kind']) {
    case 'saved': {
      const deliveryAddressId = filled(value['deliveryAddressId'], LONGEST_ID);
      return deliveryAddressId === null ? null : { ...point, kind: 'saved', deliveryAddressId };
    }
    case 'postal': {
      const postalAddress = parsePostalAddress(value['postalAddress']);
      if (postalAddress === null) return null;
      const isWholeStreet = value['isWholeStreet'] === true;
      return { ...point, kind: 'postal', postalAddress, ...(isWholeStreet && { isWholeStreet }) };
    }
    // Earlier builds stored a city, or a typed street, at the centre of the city.
    case 'street':
    case 'city':
    case 'point':
      return { ...point, kind: 'point' };
    default:
      return null;
  }
}

/** Returns a name as one line: without control characters, spaces around it, or what exceeds the longest name. */
export function toDisplayName(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

function parsePostalAddress(value: unknown): DeliveryAddressDetail | null {
  if (!isRecord(value)) return null;
  const addressLine1 = filled(value['addressLine1'], 200);
  const addressLine2 = line(value['addressLine2'], 200);
  const city = line(value['city'], 100);
  const province = line(value['province'], 100);
  const postalCode = line(value['postalCode'], 20);
  const country = line(value['country'], 2);
  if (addressLine1 === null || addressLine2 === null || city === null) return null;
  if (province === null || postalCode === null || country === null) return null;
  return { addressLine1, addressLine2, city, province, postalCode, country };
}

function isWithin(value: unknown, bound: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= bound;
}

function line(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value) ? value : null;
}

function filled(value: unknown, longest: number): string | null {
  return line(value, longest) || null;
}
