import { DEFAULT_DISTANCE_METRES } from './browsing-query';
import type { Browsing } from './browsing-query';

/** The parameter of each filter in the URL. */
const PARAMETERS = {
  term: 'q',
  merchantName: 'merchantName',
  cuisine: 'cuisine',
  openTime: 'when',
  maxDistance: 'r',
  highestMinimum: 'minimum',
  isTop: 'top',
  hasGroupOrdering: 'catering',
} as const;

/** A filter that makes a list of merchants shorter. */
export type BrowsingFilter = keyof typeof PARAMETERS;

const IN_ORDER = [
  'term',
  'merchantName',
  'cuisine',
  'openTime',
  'maxDistance',
  'highestMinimum',
  'isTop',
  'hasGroupOrdering',
] as const satisfies readonly BrowsingFilter[];

/** Returns the filters that are on, in the order in which screens name them. */
export function activeFilters(browsing: Browsing): readonly BrowsingFilter[] {
  return IN_ORDER.filter((filter) => isOn(browsing, filter));
}

/** Returns the query without one filter. */
export function withoutFilter(query: URLSearchParams, filter: BrowsingFilter): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(PARAMETERS[filter]);
  return rest;
}

/** Returns the query without any filter. Keeps everything else: location, delivery or pickup, how the page looks. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  return IN_ORDER.reduce(withoutFilter, query);
}

function isOn(browsing: Browsing, filter: BrowsingFilter): boolean {
  switch (filter) {
    case 'term':
    case 'merchantName':
      return browsing[filter] !== '';
    case 'cuisine':
    case 'highestMinimum':
      return browsing[filter] !== null;
    case 'openTime':
      return browsing.openTime !== 'any';
    case 'maxDistance':
      return browsing.maxDistance !== DEFAULT_DISTANCE_METRES;
    case 'isTop':
    case 'hasGroupOrdering':
      return browsing[filter];
  }
}
