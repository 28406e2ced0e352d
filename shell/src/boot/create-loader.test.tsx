import { afterEach, expect, it } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { createLoader } from './create-loader';

const build = {
  version: '1.0.0',
  buildId: 'a',
  contract: 3,
  manifestUrl: 'http://assets.test/mfe-rewards/1.0.0-a/mf-manifest.json',
  entry: 'entry.js',
  integrity: {},
  preload: [],
  screens: {},
  slots: [],
};

afterEach(() => {
  document.body.innerHTML = '';
});

it('[FED-01] knows whose a path is from the page, before the registry names the remote, and then from what it learns', () => {
  init({ name: 'shell', remotes: [] });
  const script = document.createElement('script');
  script.id = 'tiffin-remotes';
  script.type = 'application/json';
  const routes = { 'mfe-teams': [{ path: '/order/team/join' }] };
  script.textContent = JSON.stringify({ registry: { remotes: {} }, routes });
  document.body.append(script);
  const loader = createLoader(document);
  expect(loader.routeOf('/order/team/join')).toEqual({ path: '/order/team/join', remote: 'mfe-teams' });
  expect(loader.routeOf('/rewards')).toBeNull();
  loader.learn({ remotes: { 'mfe-rewards': { ...build, routes: [{ path: '/rewards' }] } } });
  expect(loader.routeOf('/rewards')).toEqual({ path: '/rewards', remote: 'mfe-rewards' });
  expect(loader.routeOf('/order/team/join')).toBeNull();
});
