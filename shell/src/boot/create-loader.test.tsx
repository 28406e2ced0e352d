import { afterEach, expect, it, jest } from '@jest/globals';
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
  jest.useRealTimers();
});

function putRegistry(told: object): void {
  const script = document.createElement('script');
  script.id = 'tiffin-remotes';
  script.type = 'application/json';
  script.textContent = JSON.stringify(told);
  document.body.append(script);
}

it('[FED-01] knows whose a path is from the page, before the registry names the remote, and then from what it learns', () => {
  init({ name: 'shell', remotes: [] });
  const routes = { 'mfe-teams': [{ path: '/order/team/join' }] };
  putRegistry({ registry: { remotes: {} }, routes });
  const loader = createLoader(document);
  expect(loader.routeOf('/order/team/join')).toEqual({ path: '/order/team/join', remote: 'mfe-teams' });
  expect(loader.routeOf('/rewards')).toBeNull();
  loader.learn({ remotes: { 'mfe-rewards': { ...build, routes: [{ path: '/rewards' }] } } });
  expect(loader.routeOf('/rewards')).toEqual({ path: '/rewards', remote: 'mfe-rewards' });
  expect(loader.routeOf('/order/team/join')).toBeNull();
});

it('keeps the paths of a remote whose first build is under way, until it learns the remote', () => {
  init({ name: 'shell', remotes: [] });
  const awaited = { 'mfe-teams': [{ path: '/order/team/join' }] };
  putRegistry({ registry: { remotes: {} }, routes: {}, awaited });
  const loader = createLoader(document);
  loader.learn({ remotes: { 'mfe-rewards': { ...build, routes: [{ path: '/rewards' }] } } });
  expect(loader.routeOf('/order/team/join')?.remote).toBe('mfe-teams');
  loader.learn({ remotes: { 'mfe-teams': { ...build, routes: [{ path: '/order/team/join/v3' }] } } });
  expect(loader.routeOf('/order/team/join')).toBeNull();
});

it('[FED-04] requests a remote that fails again after 300 ms and after a further 900 ms, and not in between', async () => {
  init({ name: 'shell', remotes: [] });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = () => Promise.reject(new Error('The registry is down.'));
  const integrity = { 'entry.js': `sha384-${'x'.repeat(64)}` };
  putRegistry({ registry: { remotes: { 'mfe-rewards': { ...build, integrity } } }, routes: {} });
  const failed = expect(createLoader(document).load('mfe-rewards')).rejects.toThrow('mfe-rewards');
  expect(await requestsIn(299)).toBe(1);
  expect(await requestsIn(2)).toBe(1);
  expect(await requestsIn(898)).toBe(0);
  expect(await requestsIn(2)).toBe(1);
  expect(await requestsIn(60_000)).toBe(0);
  await failed;
});

/** Lets time pass. Every script that is requested meanwhile fails. Returns how many were. */
async function requestsIn(ms: number): Promise<number> {
  let requests = 0;
  for (let at = 0; at < Math.min(ms, 1_000); at += 1) {
    await jest.advanceTimersByTimeAsync(ms > 1_000 ? ms / 1_000 : 1);
    for (const script of document.head.querySelectorAll('script')) {
      requests += 1;
      script.dispatchEvent(new Event('error'));
    }
  }
  return requests;
}
