/** An answer of the address search, in the shape of Photon: one building. */
export const waterStreet = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-123.1088, 49.2838] },
      properties: {
        osm_type: 'N',
        osm_id: 12,
        type: 'house',
        housenumber: '12',
        street: 'Water Street',
        city: 'Vancouver',
        countrycode: 'CA',
      },
    },
  ],
};
