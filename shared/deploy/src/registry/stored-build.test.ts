import { expect, it } from '@jest/globals';
import { makeStoreBuild } from '../test-support/make-store-build';
import { parseStoreRegistry } from './store-registry';

const HASH = `sha384-${'x'.repeat(64)}`;
const build = makeStoreBuild('a');
const registryOf = (entry: object): string =>
  JSON.stringify({ revision: 1, change: null, remotes: { 'mfe-teams': entry } });

it('takes a registry whose records list every file that they name with its hash', () => {
  const entry = { ...build, previous: makeStoreBuild('b'), earlier: [makeStoreBuild('c')] };
  expect(parseStoreRegistry(registryOf(entry)).remotes['mfe-teams']).toEqual(entry);
});

it.each<[string, object]>([
  ['an entry in another folder', { entry: '../evil/entry.js', integrity: { '../evil/entry.js': HASH } }],
  [
    'an entry on another origin',
    { entry: 'http://evil.test/e.js', integrity: { 'http://evil.test/e.js': HASH } },
  ],
  ['an encoded way out', { integrity: { ...build.integrity, '%2e%2e': HASH } }],
  ['an entry that it does not list', { entry: 'other.js' }],
  ['a preload that it does not list', { preload: ['other.js'] }],
  ['a screen that it does not list', { screens: { '/': ['other.js'] } }],
  ['a language that it does not list', { languages: { zh: ['zh.js'] } }],
  ['a partner’s script that it does not list', { embed: { script: 'embed.js', runtime: 'element.js' } }],
  ['a server build that it does not list', { server: 'server.js' }],
  ['a server build in another folder', { server: '../server.js', integrity: { '../server.js': HASH } }],
  ['a hash of another kind', { integrity: { 'entry.js': 'sha1-x' } }],
  ['no hash of its entry', { integrity: { 'entry.js': '' } }],
  ['a container that is no name', { container: 'a;evil()' }],
  ['a folder on another origin', { manifestUrl: 'http://evil.test/mf-manifest.json' }],
  ['a folder out of the store', { manifestUrl: '/mfe-teams/../../etc/mf-manifest.json' }],
])('refuses a registry in which a record, wherever it stands, has %s', (_, odd) => {
  const bad = { ...build, ...odd };
  const rollout = { build: bad, percent: 10, organizations: [], since: '2026-11-22T10:00:00Z' };
  for (const entry of [bad, { ...build, previous: bad }, { ...build, earlier: [bad] }, { ...build, rollout }])
    expect(() => parseStoreRegistry(registryOf(entry))).toThrow();
});

it('lets no stored record say that it is a developer’s override, which needs no hashes', () => {
  const entry = parseStoreRegistry(registryOf({ ...build, source: 'override', isShort: true })).remotes[
    'mfe-teams'
  ];
  expect(entry).toEqual(build);
});
