import { buildingOfPlace } from '../../seed/gazetteer/building-of-place';
import type { OfficeBuilding } from '../../seed/gazetteer/building-of-place';

const known: Readonly<Record<string, OfficeBuilding>> = {
  'place-king-street-west': {
    displayName: '200 King Street West',
    extendedDisplayName: '200 King Street West, Toronto, ON M5H 3T4, Canada',
    latitude: 43.6474,
    longitude: -79.3865,
  },
  'place-spadina-works': {
    displayName: 'Spadina Works',
    extendedDisplayName: '401 Spadina Avenue, Toronto, ON M5T 2G7, Canada',
    latitude: 43.6566,
    longitude: -79.3997,
  },
  'place-mercer-street': {
    displayName: '88 Mercer Street',
    extendedDisplayName: '88 Mercer Street, New York, NY 10012, United States',
    latitude: 40.7226,
    longitude: -74.0001,
  },
  'place-harbour-lane': {
    displayName: '9 Harbour Lane',
    extendedDisplayName: '9 Harbour Lane, Central, Hong Kong',
    latitude: 22.2819,
    longitude: 114.1589,
  },
  'place-queens-quay': {
    displayName: "25 Queen's Quay",
    extendedDisplayName: "25 Queen's Quay East, Toronto, ON M5E 1A2, Canada",
    latitude: 43.6416,
    longitude: -79.3724,
  },
};

/**
 * Returns the building of a place id: one of the address search, or a known office. An unknown one has the given text as its name and lies in the middle of
 * Toronto.
 */
export function officeBuildingOf(googlePlaceId: string): OfficeBuilding {
  const name = googlePlaceId
    .replace(/^place-/, '')
    .replace(/-+/g, ' ')
    .trim();
  const displayName = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    known[googlePlaceId] ??
    buildingOfPlace(googlePlaceId) ?? {
      displayName,
      extendedDisplayName: displayName,
      latitude: 43.6532,
      longitude: -79.3832,
    }
  );
}
