import { afterEach, expect, it } from '@jest/globals';
import { makeBuild } from './fake-origin';
import { readInlineRemotes } from './read-inline-remotes';

const build = { ...makeBuild('menu'), previous: undefined };
const manifest = {
  name: 'menu',
  metaData: { globalName: 'menu', remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [],
  shared: [],
};

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
  writePage({
    registry: { remotes: { 'mfe-menu-cart': build } },
    manifests: { 'http://a/m.json': manifest },
  });
  const { registry, manifests } = readInlineRemotes(document);
  expect(registry.remotes['mfe-menu-cart']).toEqual(build);
  expect(manifests.get('http://a/m.json')).toEqual(manifest);
});

it.each([[null], [{}], [{ ...manifest, name: 7 }], [{ ...manifest, getPublicPath: 'run()' }]])(
  'a page starts without the manifest %j, which the loader then asks for',
  (odd) => {
    writePage({ registry: { remotes: { 'mfe-menu-cart': build } }, manifests: { 'http://a/m.json': odd } });
    const { registry, manifests } = readInlineRemotes(document);
    expect(Object.keys(registry.remotes)).toEqual(['mfe-menu-cart']);
    expect(manifests.size).toBe(0);
  },
);

it('a page without it knows no remote', () => {
  expect(readInlineRemotes(document).registry.remotes).toEqual({});
});
