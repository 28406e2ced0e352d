import { expect, it } from '@jest/globals';
import { newRemoteFault } from './new-remote-faults';

const known = {
  taken: ['mfe-teams'],
  routeTable: { shell: ['/assets/*'], 'mfe-menu-cart': ['/', '/catalogs/*'], 'mfe-teams': ['/order/team/*'] },
};

it.each(['mfe-rewards', 'mfe-office-to-go2', 'mfe-order'])('%s can be made', (name) => {
  expect(newRemoteFault(name, known)).toBeUndefined();
});

it.each([
  ['rewards', '"rewards" is no name for a remote'],
  ['mfe-', '"mfe-" is no name for a remote'],
  ['mfe-Rewards', '"mfe-Rewards" is no name for a remote'],
  ['mfe-../shell', '"mfe-../shell" is no name for a remote'],
  ['mfe-2go', '"mfe-2go" is no name for a remote'],
  [`mfe-${'long'.repeat(6)}`, 'is no name for a remote'],
  ['mfe-teams', 'There is a remote mfe-teams already.'],
  ['mfe-assets', 'mfe-assets would have the path /assets, which belongs to shell.'],
  ['mfe-catalogs', 'mfe-catalogs would have the path /catalogs, which belongs to mfe-menu-cart.'],
])('refuses %s in a sentence', (name, sentence) => {
  expect(newRemoteFault(name, known)).toContain(sentence);
});
