import { afterEach, expect, it } from '@jest/globals';
import { hashFor, makeBuild } from './test-support/fake-origin';
import { readInlineRemotes } from './read-inline-remotes';

const build = { ...makeBuild('menu'), previous: undefined };

function writePage(remotes: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'tiffin-remotes';
  script.textContent = JSON.stringify(remotes);
  document.body.append(script);
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('reads what the server wrote into the page', () => {
  writePage({ registry: { remotes: { 'mfe-menu-cart': build } }, overrideHosts: ['localhost:3200'] });
  const { registry, overrideHosts } = readInlineRemotes(document);
  expect(registry.remotes['mfe-menu-cart']).toEqual(build);
  expect(overrideHosts).toEqual(['localhost:3200']);
});

it.each([
  '../evil/entry.js',
  '%2e%2e/entry.js',
  'http://evil.test/entry.js',
  '//evil.test/entry.js',
  '..',
  'a\\b',
])('knows nothing of a remote whose record lists %s', (file) => {
  const integrity = { ...build.integrity, [file]: hashFor('evil') };
  writePage({ registry: { remotes: { 'mfe-menu-cart': { ...build, integrity } } } });
  expect(readInlineRemotes(document).registry.remotes).toEqual({});
});

it.each([
  ['an entry without a hash', { entry: 'other.js' }],
  ['a hash of another kind', { integrity: { 'entry.js': 'sha256-x' } }],
  ['no hash', { integrity: { 'entry.js': '' } }],
  [
    'two hashes, of which browsers take either',
    { integrity: { 'entry.js': `${hashFor('a')} ${hashFor('b')}` } },
  ],
])(
  'knows nothing of a remote whose record has %s, and takes the build before where that one is sound',
  (_, odd) => {
    writePage({
      registry: {
        remotes: {
          'mfe-menu-cart': { ...build, ...odd },
          'mfe-teams': { ...build, previous: { ...build, ...odd } },
        },
      },
    });
    const { remotes } = readInlineRemotes(document).registry;
    expect(remotes).toEqual({ 'mfe-teams': build });
  },
);

it('a page without it knows no remote', () => {
  expect(readInlineRemotes(document).registry.remotes).toEqual({});
});
