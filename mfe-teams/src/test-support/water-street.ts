/** An answer of the address search, in the shape of Photon: one building. */
export const waterStreet = answerOf({
  osm_id: 12,
  type: 'house',
  housenumber: '12',
  street: 'Water Street',
});

/** An answer of the address search: a street without a house number. */
export const wholeWaterStreet = answerOf({ osm_id: 13, type: 'street', name: 'Water Street' });

function answerOf(properties: object) {
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-123.1088, 49.2838] },
        properties: { osm_type: 'N', city: 'Vancouver', countrycode: 'CA', ...properties },
      },
    ],
  };
}
