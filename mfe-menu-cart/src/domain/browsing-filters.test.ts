import { expect, it } from '@jest/globals';
import { activeFilters, withoutFilter, withoutFilters } from './browsing-filters';
import { readBrowsing } from './browsing-query';

const every =
  'q=roll&merchantName=Beit&cuisine=Pizza&when=open&r=1000&minimum=15&top=true&catering=true&lat=1&lon=2&known=true';
const filtersOf = (query: URLSearchParams | string) =>
  activeFilters(readBrowsing(new URLSearchParams(query)));

it('names every filter that is on', () => {
  expect(filtersOf('pickup=true&lat=1&lon=2&known=true')).toEqual([]);
  expect(filtersOf('r=5000')).toEqual([]);
  expect(filtersOf(every)).toEqual([
    'term',
    'merchantName',
    'cuisine',
    'openTime',
    'maxDistance',
    'highestMinimum',
    'isTop',
    'hasGroupOrdering',
  ]);
});

it.each(filtersOf(every))('drops the filter %s and keeps the others', (filter) => {
  const left = filtersOf(withoutFilter(new URLSearchParams(every), filter));
  expect(left).toEqual(filtersOf(every).filter((other) => other !== filter));
});

it('drops all filters and keeps location and order of the list', () => {
  expect(withoutFilters(new URLSearchParams(every)).toString()).toBe('lat=1&lon=2&known=true');
});
