import { expect, it } from '@jest/globals';
import { hashFor, makeBuild } from './test-support/fake-origin';
import { createIntegrityTable } from './integrity-table';

const build = makeBuild('a');
const override = {
  ...makeBuild('dev', { integrity: {}, source: 'override' }),
  manifestUrl: 'http://localhost:3200/mf-manifest.json',
};

it('knows the files of the builds that were added, wherever they lie, and nothing else', () => {
  const table = createIntegrityTable();
  expect(table.hashOf('http://assets.test/a/entry.js')).toBeUndefined();
  table.add(build);
  expect(table.hashOf('http://assets.test/a/entry.js')).toBe(hashFor('a'));
  for (const url of ['a/other.js', 'evil/entry.js', 'a/../evil/entry.js', 'a/%2e%2e/evil/entry.js'])
    expect(table.hashOf(new URL(url, 'http://assets.test').href)).toBeUndefined();
});

it('gives builds from before, which make scripts themselves, a hash of nothing for what is not listed', () => {
  createIntegrityTable().add(build);
  const known: Readonly<Record<string, string>> = Reflect.get(globalThis, Symbol.for('tiffin.integrity'));
  expect(known['http://assets.test/a/entry.js']).toBe(hashFor('a'));
  expect(known['http://evil.test/entry.js']).toBe(`sha384-${'A'.repeat(64)}`);
});

it('lets anything below an override run that a developer has agreed to, and nothing beside it', () => {
  const table = createIntegrityTable();
  table.add(override);
  expect(table.hashOf('http://localhost:3200/entry.js')).toBe('any');
  expect(table.hashOf('http://localhost:3201/entry.js')).toBeUndefined();
});
