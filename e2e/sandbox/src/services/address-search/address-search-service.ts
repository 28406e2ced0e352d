import { addressSearch } from '@tiffin/contracts/schemas';
import { registerCall } from '../../register-call';
import { HOUSES, pointOf, pointOfHouse } from '../../seed/gazetteer/places';
import type { Service } from '../service';
import { matchPlaces } from './match-places';
import type { Match } from './match-places';

const MOST = 15;

/** The search for addresses: a gazetteer of the cities of the seed, in the shape of Photon. */
export const addressSearchService: Service = async (app, context) => {
  registerCall(app, context, addressSearch.searchAddresses, async ({ query }) => {
    const { q, lat, lon, limit = MOST, lang } = query;
    const near = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
    return {
      type: 'FeatureCollection' as const,
      features: matchPlaces(q, near)
        .slice(0, limit)
        .map((match) => featureOf(match, lang === 'zh' ? 1 : 0)),
    };
  });
};

function featureOf({ place, houseNumber }: Match, language: 0 | 1) {
  const { city, osmId } = place;
  const point =
    place.kind === 'street' && houseNumber !== null
      ? pointOfHouse(place.street, houseNumber)
      : pointOf(place);
  const common = { state: city.province, country: city.country[language], countrycode: city.countryCode };
  return {
    type: 'Feature' as const,
    geometry: {
      type: 'Point' as const,
      coordinates: [point.longitude, point.latitude] satisfies [number, number],
    },
    properties:
      place.kind === 'city'
        ? {
            osm_type: 'R' as const,
            osm_id: osmId,
            type: 'city' as const,
            name: city.name[language],
            ...common,
          }
        : {
            ...common,
            city: city.name[language],
            district: place.street.district,
            ...(place.street.postalCode === '' ? {} : { postcode: place.street.postalCode }),
            ...(houseNumber === null
              ? { osm_type: 'W' as const, osm_id: osmId, type: 'street' as const, name: place.street.name }
              : {
                  osm_type: 'N' as const,
                  osm_id: osmId * HOUSES + houseNumber,
                  type: 'house' as const,
                  housenumber: String(houseNumber),
                  street: place.street.name,
                }),
          },
  };
}
