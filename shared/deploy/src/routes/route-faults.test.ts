import { expect, it } from '@jest/globals';
import type { BuildRecord } from '../build-record';
import { workspace } from '../workspace';
import { routeFaults } from './route-faults';
import { readRouteTable } from './route-table';

const routeTable = {
  shell: ['/_app', '/assets/*'],
  'mfe-teams': ['/order/team/*'],
  'mfe-menu-cart': ['/', '/m/:merchant/menu/*'],
};

function build(name: string, ...paths: readonly string[]): BuildRecord {
  const routes = paths.map((path) => ({ path }));
  const files = { files: [], preload: [], screens: {}, chunks: {}, initial: [], slots: [], shared: {} };
  return { name, version: '1.0.0', buildId: 'a', contract: 3, routes, ...files };
}

const faults = (one: BuildRecord, ...live: readonly BuildRecord[]) => routeFaults(one, { routeTable, live });

it.each([
  ['mfe-rewards', '/rewards'],
  ['mfe-rewards', '/rewards/:rewardId/edit'],
  ['mfe-teams', '/order/team/join/v2'],
  ['mfe-teams', '/teams/list'],
  ['mfe-menu-cart', '/'],
  ['mfe-menu-cart', '/m/:merchantExternalId/menu'],
])('%s may claim %s', (name, path) => {
  expect(faults(build(name, path))).toEqual([]);
});

it.each([
  ['/order/team/join', 'mfe-rewards claims /order/team/join, and /order/team/* belongs to mfe-teams'],
  ['/order/:kind/join', 'mfe-rewards claims /order/:kind/join, and /order/team/* belongs to mfe-teams'],
  ['/m/lucknow/menu', 'mfe-rewards claims /m/lucknow/menu, and /m/:merchant/menu/* belongs to mfe-menu-cart'],
  ['/', 'mfe-rewards claims /, and / belongs to mfe-menu-cart'],
  ['/_app', 'mfe-rewards claims /_app, and /_app belongs to shell'],
  ['/:anything', 'mfe-rewards claims /:anything, and /_app belongs to shell'],
  ['/lunch', 'mfe-rewards claims /lunch, which is none of its paths: /rewards/*.'],
])('refuses %s to a remote whose path it is not, and says whose it is', (path, sentence) => {
  expect(faults(build('mfe-rewards', path))).toEqual([expect.stringContaining(sentence)]);
});

it('refuses a path that a live remote has already, whatever its parameters are called', () => {
  const live = build('mfe-older', '/rewards/:id');
  expect(faults(build('mfe-rewards', '/rewards', '/rewards/:rewardId'), live)).toEqual([
    'mfe-rewards claims /rewards/:rewardId, and mfe-older, which is live, has /rewards/:id.',
  ]);
  expect(faults(build('mfe-rewards', '/rewards/:rewardId'), build('mfe-rewards', '/rewards/:id'))).toEqual(
    [],
  );
});

it('knows the paths of a build from before routes by its screens', () => {
  const { routes: _none, ...older } = build('mfe-older');
  const live = { ...older, screens: { '/rewards': [] } };
  expect(faults(build('mfe-rewards', '/rewards'), live)).toHaveLength(1);
});

it('the table of the shell gives no path to two', async () => {
  const table = await readRouteTable(workspace.routeTable);
  for (const [name, patterns] of Object.entries(table)) {
    const paths = patterns.map((pattern) => pattern.replace(/\/\*$/, ''));
    expect(routeFaults(build(name, ...paths), { routeTable: table, live: [] })).toEqual([]);
  }
});
