import { describe, expect, it } from '@jest/globals';
import type { BuildRecord } from './build-record';
import { checkBuild, faultsOf } from './check-build';
import { sharedConflicts } from './shared-conflicts';

const file = { path: 'entry.1.js', bytes: 1, brotliBytes: 1_000, integrity: '' };
const build: BuildRecord = {
  name: 'mfe-teams',
  version: '1.0.0',
  buildId: 'a',
  contract: 2,
  entry: 'entry.1.js',
  files: [file],
  preload: ['entry.1.js'],
  screens: {},
  chunks: {},
  initial: [],
  slots: [],
  shared: {},
};
const sharing = (version: string) => ({ react: { version, requiredVersion: `^${version}` } });
const limits = {
  contracts: [2, 3],
  routeTable: {},
  live: [],
};

it.each([
  [4, 'Deploy the shell first.'],
  [1, 'Bring mfe-teams up to it first.'],
])('refuses contract %i beside a live shell that speaks 2 and 3', (contract, advice) => {
  expect(() => checkBuild({ ...build, contract }, limits)).toThrow(
    `mfe-teams needs contract ${contract}, the shell speaks 2 and 3. ${advice}`,
  );
});

it.each([2, 3])('has nothing against contract %i beside a live shell that speaks 2 and 3', (contract) => {
  expect(faultsOf({ ...build, contract }, limits)).toEqual([]);
});

it('refuses a build over its budget: first files and the heaviest screen', () => {
  const screens = { '/teams/light': ['light.js'], '/teams/heavy': ['heavy.js'] };
  const files = [
    file,
    { ...file, path: 'light.js', brotliBytes: 100 },
    { ...file, path: 'heavy.js', brotliBytes: 501 },
  ];
  const heavy = { ...build, files, screens };
  expect(faultsOf({ ...heavy, budgetBytes: 1_500 }, limits)).toEqual([
    'mfe-teams, heaviest screen: needs 1501 bytes of JavaScript (brotli), its budget is 1500.',
  ]);
  expect(faultsOf({ ...heavy, budgetBytes: 1_501 }, limits)).toEqual([]);
});

it('refuses a build whose slot is over its budget: first files and the slot’s own', () => {
  const pieces = [{ name: 'wallet-buttons', piece: 'wallets', budgetBytes: 1_499 }];
  const files = [file, { ...file, path: 'wallets.js', brotliBytes: 500 }];
  const filling = { ...build, files, chunks: { wallets: ['entry.1.js', 'wallets.js'] } };
  expect(faultsOf({ ...filling, pieces }, limits)).toEqual([
    'mfe-teams, slot wallet-buttons: needs 1500 bytes of JavaScript (brotli), its budget is 1499.',
  ]);
  expect(faultsOf(filling, limits)).toEqual([]);
});

it('refuses a build that claims a path of another remote', () => {
  const routeTable = { 'mfe-checkout': ['/m/:merchant/place/*'] };
  const claiming = { ...build, routes: [{ path: '/m/:merchantExternalId/place/order' }] };
  expect(() => checkBuild(claiming, { ...limits, routeTable })).toThrow(
    'mfe-teams claims /m/:merchantExternalId/place/order, and /m/:merchant/place/* belongs to mfe-checkout',
  );
});

describe('the first load of a page', () => {
  const path = '/teams';
  const font = { ...file, path: 'face.woff2' };
  const shell = { ...build, name: 'shell', initial: ['entry.1.js'], files: [file, font] };
  const measured = (firstLoad: { bytes: number; requests: number }) => ({
    ...build,
    routes: [{ path, firstLoad }],
    screens: { [path]: [] },
  });

  it.each([
    [{ bytes: 1_999, requests: 4 }, 'needs 2000 bytes of JavaScript (brotli), its budget is 1999.'],
    [{ bytes: 2_000, requests: 3 }, 'needs 4 requests, its budget is 3.'],
  ])('refuses what is over %j, with the shell’s part', (firstLoad, fault) => {
    expect(faultsOf(measured(firstLoad), { ...limits, shell })).toEqual([`first load of /teams: ${fault}`]);
    expect(faultsOf(measured({ bytes: 2_000, requests: 4 }), { ...limits, shell })).toEqual([]);
    expect(faultsOf(build, { ...limits, shell })).toEqual([]);
  });

  it('counts what the screen takes of the shell on demand', () => {
    const chunks = { '@tiffin/ui/more': ['entry.1.js'] };
    const taking = { ...measured({ bytes: 2_999, requests: 4 }), takes: { [path]: ['@tiffin/ui/more'] } };
    expect(faultsOf(taking, { ...limits, shell: { ...shell, chunks } })).toHaveLength(2);
  });
});

describe('shared modules', () => {
  const beside = (ours: string, theirs: string, name: string) =>
    sharedConflicts({ ...build, shared: sharing(ours) }, { ...build, name, shared: sharing(theirs) });

  it.each([
    ['19.2.0', '19.2.0', 'shell', true],
    ['19.2.0', '19.3.1', 'shell', true],
    // The page always uses the shell's module.
    ['19.3.0', '19.2.0', 'shell', false],
    ['18.3.0', '19.2.0', 'shell', false],
    // Without a shell, the page uses the higher version.
    ['19.3.0', '19.2.0', 'mfe-checkout', true],
    ['19.2.0', '19.3.0', 'mfe-checkout', true],
    ['18.3.0', '19.2.0', 'mfe-checkout', false],
    ['19.0.0', '18.3.0', 'mfe-checkout', false],
  ])('%s beside %s of the live %s: %p', (ours, theirs, name, isFine) => {
    expect(beside(ours, theirs, name)).toEqual(
      isFine
        ? []
        : [
            `react: mfe-teams has ${ours}, ${name === 'shell' ? 'the shell' : `the live ${name}`} has ${theirs}`,
          ],
    );
  });

  it('names every live build that does not go with it', () => {
    const live = ['mfe-checkout', 'mfe-group-order'].map((name) => ({
      ...build,
      name,
      shared: sharing('18.0.0'),
    }));
    const faults = faultsOf({ ...build, shared: sharing('19.0.0') }, { ...limits, live });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toBe(
      'react: mfe-teams has 19.0.0, the live mfe-checkout has 18.0.0. Install versions that go together, then build again.',
    );
  });

  it('refuses a remote without a module of its own where the live shell has none', () => {
    const runtime = { version: '2.9.2', requiredVersion: '^2.9.2', import: false } as const;
    const remote = { ...build, shared: { runtime } };
    expect(sharedConflicts(remote, { ...build, name: 'shell' })).toEqual([
      'runtime: mfe-teams brings none, and the shell has none until a newer one is deployed',
    ]);
    expect(sharedConflicts(remote, { ...build, name: 'shell', shared: { runtime } })).toEqual([]);
    expect(sharedConflicts(remote, { ...build, name: 'mfe-checkout' })).toEqual([]);
  });

  it('has nothing against a module that only one of them shares', () => {
    expect(sharedConflicts({ ...build, shared: sharing('19.0.0') }, build)).toEqual([]);
  });
});
