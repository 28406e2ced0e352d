import { expect, it } from '@jest/globals';
import { parseRegistry } from './parse-registry';

const HASH = `sha384-${'a'.repeat(64)}`;
const sound = {
  version: '1.2.0',
  buildId: 'b1',
  contract: 3,
  manifestUrl: 'https://assets.test/mfe-teams/b1/mf-manifest.json',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': HASH, '7.abc-1_x.js': HASH },
  preload: [],
  screens: {},
  slots: [],
};
const read = (entry: unknown) => parseRegistry({ remotes: { 'mfe-teams': entry } }).remotes['mfe-teams'];

it('reads a record as it is', () => {
  expect(read(sound)).toEqual({ ...sound, previous: undefined, earlier: undefined });
});

it.each([null, 7, 'text', [], {}, { remotes: null }, { remotes: 'all' }])(
  'throws for %j, which is no registry',
  (value) => {
    expect(() => parseRegistry(value)).toThrow('The registry of remotes is malformed.');
  },
);

it.each([
  ['is nothing', null],
  ['is a text', 'mfe-teams'],
  ['has no version', { ...sound, version: undefined }],
  ['has no id of its build', { ...sound, buildId: 7 }],
  ['has no URL', { ...sound, manifestUrl: null }],
  ['has no contract', { ...sound, contract: '3' }],
  ['has no slots', { ...sound, slots: {} }],
  ['has no hashes', { ...sound, integrity: undefined }],
  ['has no hash of its entry', { ...sound, integrity: { '7.js': HASH } }],
  ['has a hash of its entry that is none', { ...sound, integrity: { 'remoteEntry.js': 'sha384-short' } }],
  ['has a weaker hash', { ...sound, integrity: { 'remoteEntry.js': `sha256-${'a'.repeat(64)}` } }],
  ['has a hash with more behind it', { ...sound, integrity: { 'remoteEntry.js': `${HASH} sha384-other` } }],
  ['has a hash with more before it', { ...sound, integrity: { 'remoteEntry.js': `sha512-x ${HASH}` } }],
  ['names a file of another folder', { ...sound, integrity: { ...sound.integrity, '../evil.js': HASH } }],
  ['names a file below its folder', { ...sound, integrity: { ...sound.integrity, 'a/b.js': HASH } }],
  ['names a file of another host', { ...sound, integrity: { ...sound.integrity, '//evil.test/x.js': HASH } }],
  ['names a hidden file', { ...sound, integrity: { ...sound.integrity, '.x.js': HASH } }],
  ['names a file with an escape', { ...sound, integrity: { ...sound.integrity, 'a%2fb.js': HASH } }],
])('counts a remote as absent whose record %s', (_what, entry) => {
  expect(read(entry)).toBeUndefined();
});

it('keeps the other remotes beside a malformed one', () => {
  const { remotes } = parseRegistry({
    remotes: { 'mfe-teams': { ...sound, version: 7 }, 'mfe-checkout': sound },
  });
  expect(Object.keys(remotes)).toEqual(['mfe-checkout']);
});

it.each([
  ['a short record', { ...sound, integrity: {}, isShort: true }],
  ['an override that a developer agreed to', { ...sound, integrity: {}, source: 'override' }],
])('takes %s without hashes', (_what, entry) => {
  expect(read(entry)).toMatchObject({ integrity: {} });
});

it.each([
  ['an early build', { ...sound, integrity: {}, source: 'early' }],
  ['a record that only says that it is short', { ...sound, integrity: {}, isShort: 'yes' }],
])('takes no %s without hashes', (_what, entry) => {
  expect(read(entry)).toBeUndefined();
});

it('keeps the sound builds of before, and leaves out the others', () => {
  const broken = { ...sound, integrity: { 'remoteEntry.js': 'none' } };
  expect(read({ ...sound, previous: sound, earlier: [broken, sound, null] })).toMatchObject({
    previous: sound,
    earlier: [sound],
  });
  expect(read({ ...sound, previous: broken, earlier: 'all' })).toMatchObject({
    previous: undefined,
    earlier: undefined,
  });
});
