import { PLACES } from '../../seed/gazetteer/places';

const BACKGROUND = '#f3efe6';
const STREET = '#ffffff';
const STREET_EDGE = '#cfc6b5';
const WORDS = '#4a423c';

/** Returns a style of MapLibre (https://maplibre.org/maplibre-style-spec): streets with their names. */
export function mapStyle(): Readonly<Record<string, unknown>> {
  const width = ['interpolate', ['exponential', 2], ['zoom'], 10, 1, 18, 34];
  return {
    version: 8,
    name: 'Tiffin sandbox',
    sources: { streets: { type: 'geojson', data: streets(), attribution: 'Tiffin sandbox' } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': BACKGROUND } },
      line('street-edges', STREET_EDGE, ['interpolate', ['exponential', 2], ['zoom'], 10, 2, 18, 40]),
      line('streets', STREET, width),
      {
        id: 'street-names',
        type: 'symbol',
        source: 'streets',
        layout: {
          'symbol-placement': 'line',
          'text-field': ['get', 'name'],
          'text-font': ['sans-serif'],
          'text-size': 13,
        },
        paint: { 'text-color': WORDS, 'text-halo-color': STREET, 'text-halo-width': 1.5 },
      },
    ],
  };
}

function line(id: string, color: string, width: readonly unknown[]) {
  return {
    id,
    type: 'line',
    source: 'streets',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  };
}

function streets() {
  return {
    type: 'FeatureCollection',
    features: PLACES.flatMap((place) =>
      place.kind === 'street'
        ? [
            {
              type: 'Feature',
              properties: { name: place.street.name },
              geometry: {
                type: 'LineString',
                coordinates: place.street.anchors.map(([, latitude, longitude]) => [longitude, latitude]),
              },
            },
          ]
        : [],
    ),
  };
}
