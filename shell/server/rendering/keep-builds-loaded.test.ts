import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RegistryEntry } from '@tiffin/contracts';
import type { Pair } from '@tiffin/server/builds';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { makeBuild } from '../test-support/make-build';
import { keepBuildsLoaded } from './keep-builds-loaded';

const SERVER = 'server.1.js';
const EVERY_MS = 5000;
const shell = {
  id: 'shell 1',
  remote: 'shell',
  version: '1',
  publicPath: '/assets/',
  readCode: async () => '',
};

const shellBuild = {
  version: '1',
  integrity: {},
  buildId: 'a',
  initial: ['main.js'],
  chunks: {},
  read: async () => undefined,
};

let app: FastifyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  app = fastify();
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

function liveBuild(remote: string, buildId: string): RegistryEntry {
  const build = makeBuild(remote, buildId);
  const manifestUrl = `https://assets.example${build.manifestUrl}`;
  return { ...build, manifestUrl, server: SERVER, integrity: { [SERVER]: `sha384-${buildId}` } };
}

/** Starts a server with these live builds, which can change, and says which builds it has loaded each time. */
async function started(live: Record<string, RegistryEntry>, keepLoaded = async () => {}) {
  const loads: (readonly string[])[] = [];
  let change = live;
  keepBuildsLoaded(app, {
    builds: {
      keepLoaded: (pairs: readonly Pair[]) => {
        loads.push(pairs.map((pair) => `${pair.shell.id}: ${pair.remote.id}`));
        return keepLoaded();
      },
    },
    deployed: { live: async () => ({ remotes: change }), readFile: async () => undefined },
    readLiveShell: async () => ({ ...shellBuild, renderer: shell }),
  });
  await app.ready();
  const pass = () => jest.advanceTimersByTimeAsync(EVERY_MS);
  await jest.advanceTimersByTimeAsync(0);
  return { loads, pass, deploy: (next: Record<string, RegistryEntry>) => (change = { ...change, ...next }) };
}

const idOf = (remote: string, buildId: string) =>
  `shell 1: ${remote} sha384-${buildId} https://assets.example/${remote}/1.0.0-${buildId}/`;

it('loads every live server build at the start, and again only after a deploy', async () => {
  const { server: _none, ...browserOnly } = liveBuild('mfe-teams', 'a');
  const { loads, pass, deploy } = await started({
    'mfe-menu-cart': liveBuild('mfe-menu-cart', 'a'),
    'mfe-checkout': liveBuild('mfe-checkout', 'a'),
    'mfe-teams': browserOnly,
  });
  const checkout = idOf('mfe-checkout', 'a');
  expect(loads).toEqual([[idOf('mfe-menu-cart', 'a'), checkout]]);
  await pass();
  expect(loads).toHaveLength(1);
  deploy({ 'mfe-menu-cart': liveBuild('mfe-menu-cart', 'b') });
  await pass();
  await pass();
  expect(loads.slice(1)).toEqual([[idOf('mfe-menu-cart', 'b'), checkout]]);
});

it('does not let the server wait until builds are loaded', async () => {
  const { loads } = await started({ 'mfe-teams': liveBuild('mfe-teams', 'a') }, () => new Promise(() => {}));
  expect(loads).toHaveLength(1);
});
