import { expect, it } from '@jest/globals';
import { menuLink } from './menu-link';

const beit = { url: '/m/beit', name: 'Beit Zaytoun', categories: ['Levant'], description: 'Mezze, saj' };

it.each([
  ['', '/m/beit/menu'],
  ['zaytoun', '/m/beit/menu'],
  ['LEVANT', '/m/beit/menu'],
  ['mezze', '/m/beit/menu'],
  ['falafel & co', '/m/beit/menu?q=falafel%20%26%20co'],
])('leads from the search %j to %s', (term, path) => {
  expect(menuLink(beit, term)).toBe(path);
});
