import { screen, within } from '@testing-library/react';
import type { BoundFunctions, queries } from '@testing-library/react';
import type { Handler, RenderedApp } from '@tiffin/testing';

type Place = {
  readonly line: string;
  readonly city: string;
  readonly country: string;
  readonly at: readonly [number, number];
};

const PLACES: readonly Place[] = [
  { line: '9 Queen Street', city: 'Toronto', country: 'CA', at: [43.6525, -79.3793] },
  { line: '5 King Street', city: 'Toronto', country: 'CA', at: [43.6489, -79.3779] },
  { line: 'Mercer Street', city: 'Toronto', country: 'CA', at: [43.6455, -79.3901] },
  { line: '', city: 'Berlin', country: 'DE', at: [52.5244, 13.4105] },
  { line: '8 Southwark Street', city: 'London', country: 'GB', at: [51.5054, -0.0916] },
  { line: '400 Crown Street', city: 'Sydney', country: 'AU', at: [-33.8843, 151.2138] },
];

/** Answers the address search, in the shape of Photon, with those of a few places that have the typed words. */
export const findPlaces: Handler = ({ query }) => ({
  type: 'FeatureCollection',
  features: PLACES.filter(({ line, city }) => hasWords(`${line} ${city}`, query['q'] ?? '')).map(featureOf),
});

/** Types into the address field of a dialog, and chooses a suggestion. */
export async function chooseAddress(
  { user }: Pick<RenderedApp, 'user'>,
  dialog: BoundFunctions<typeof queries>,
  typed: string,
  option: RegExp,
): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'Address' });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option }));
  await within(document.body).findByDisplayValue(option);
}

function featureOf({ line, city, country, at: [latitude, longitude] }: Place) {
  const [housenumber, ...street] = line.split(' ');
  const house = { type: 'house', housenumber, street: street.join(' ') };
  const named = line.startsWith('Mercer') ? { type: 'street', name: line } : house;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      osm_type: 'N',
      osm_id: PLACES.findIndex((each) => each.line === line && each.city === city),
      countrycode: country,
      ...(line === '' ? { type: 'city', name: city } : { ...named, city, postcode: '1000' }),
    },
  };
}

function hasWords(text: string, typed: string): boolean {
  const known = text.toLowerCase().split(' ');
  return typed
    .toLowerCase()
    .split(/[ ,]+/)
    .every((word) => known.some((each) => each.startsWith(word)));
}
