import { cut, fieldsOf, textOf, textsOf } from '@tiffin/screen-parts/head-parts';
import { described } from './described';
import type { Described } from './described';
import { openingHours } from './opening-hours';

type Page = { readonly name: string; readonly url: string; readonly image: string | undefined };

/** Describes a merchant (schema.org `Restaurant`) as `getMerchant` gives it. */
export function restaurantData(merchant: Readonly<Record<string, unknown>>, page: Page): Described {
  const hours = openingHours(merchant.openHours);
  const cuisines = textsOf(merchant.categories).map((cuisine) => cut(cuisine, 100));
  return described('Restaurant', {
    '@id': `${page.url}#restaurant`,
    ...page,
    address: addressData(merchant.address),
    geo: geoData(merchant.latLng),
    telephone: shortText(merchant.phoneNumber),
    servesCuisine: cuisines.length > 0 ? cuisines.slice(0, 10) : undefined,
    openingHours: hours.length > 0 ? hours.slice(0, 28) : undefined,
  });
}

function addressData(address: unknown): Described | undefined {
  const { streetAddress, city, country } = fieldsOf(address);
  const known = described('PostalAddress', {
    streetAddress: shortText(streetAddress),
    addressLocality: shortText(city),
    addressCountry: shortText(country),
  });
  return Object.keys(known).length > 1 ? known : undefined;
}

function geoData(latLng: unknown): Described | undefined {
  const { latitude, longitude } = fieldsOf(latLng);
  return isWithin(latitude, 90) && isWithin(longitude, 180)
    ? described('GeoCoordinates', { latitude, longitude })
    : undefined;
}

function isWithin(value: unknown, degrees: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= degrees;
}

function shortText(value: unknown): string | undefined {
  const text = textOf(value);
  return text && cut(text, 200);
}
