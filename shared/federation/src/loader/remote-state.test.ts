import { describe, expect, it } from '@jest/globals';
import type { LoadedRemote } from '../runtime/remote-loader';
import { begin, finish, IDLE, miss, outdate, refuse, sharedResult, withFailed } from './remote-state';
import type { Load, RemoteState } from './remote-state';

const buildOf = (version: string): LoadedRemote => ({
  name: 'mfe-teams',
  version,
  url: `http://assets.test/${version}/mf-manifest.json`,
  remote: { contract: 3, routes: [] },
});
const newLoad = (): Load => ({ result: new Promise(() => undefined), end: new AbortController() });
const [v1, v2] = [buildOf('1'), buildOf('2')];
const [load, other] = [newLoad(), newLoad()];
const failed = new Map();
const failedWith = (...builds: readonly LoadedRemote[]) =>
  new Map(builds.map(({ url, version }) => [url, version]));

const states = {
  idle: IDLE,
  loading: { status: 'loading', load, failed },
  'loading a newer one': { status: 'loading', load, before: v1, failed },
  loaded: { status: 'loaded', loaded: v2, failed },
  'loaded over another': { status: 'loaded', loaded: v2, before: v1, failed },
  outdated: { status: 'outdated', before: v1, failed },
  missing: { status: 'missing', failed: failedWith(v1) },
  retrying: { status: 'retrying', load, failed },
} satisfies Record<string, RemoteState>;
type Name = keyof typeof states;

describe('a load that begins', () => {
  it.each<[Name, RemoteState]>([
    ['idle', { status: 'loading', load: other, failed }],
    ['outdated', { status: 'loading', load: other, before: v1, failed }],
    ['missing', { status: 'retrying', load: other, failed }],
    ['retrying', { status: 'retrying', load: other, failed }],
  ])('%s', (name, after) => {
    expect(begin(states[name], other)).toEqual(after);
  });
});

describe.each(['loading', 'loading a newer one', 'retrying'] as const)('a load: %s', (name) => {
  const state = states[name];
  const before = name === 'loading a newer one' ? v1 : undefined;

  it('brings a build', () => {
    expect(finish(state, v2)).toEqual({ status: 'loaded', loaded: v2, before, failed });
  });

  it('brings the build from before', () => {
    expect(finish(state, v1)).toEqual({ status: 'loaded', loaded: v1, failed });
  });

  it('goes on after a build that fails', () => {
    expect(withFailed(state, v2)).toEqual({ ...state, failed: failedWith(v2) });
  });

  it('brings no build', () => {
    expect(miss(withFailed(state, v2))).toEqual({ status: 'missing', failed: failedWith(v2) });
  });
});

it.each(['loaded', 'loaded over another'] as const)('%s: outdated by a newer build', (name) => {
  expect(outdate(states[name])).toEqual({ status: 'outdated', before: v2, failed });
});

describe('a build that fails when it first renders', () => {
  it.each<[Name, boolean, RemoteState]>([
    ['loaded', true, { status: 'idle', failed: failedWith(v2) }],
    ['loaded', false, { status: 'loaded', loaded: v2, failed: failedWith(v2) }],
    ['loaded over another', true, { status: 'loaded', loaded: v1, failed: failedWith(v2) }],
    ['loaded over another', false, { status: 'loaded', loaded: v1, failed: failedWith(v2) }],
    ['outdated', true, { status: 'outdated', before: v1, failed: failedWith(v2) }],
    ['loading', true, { status: 'loading', load, failed: failedWith(v2) }],
    ['missing', true, { status: 'missing', failed: failedWith(v1, v2) }],
  ])('%s, and that the registry names another one is %s', (name, hasOther, after) => {
    expect(refuse(states[name], v2, hasOther)).toEqual(after);
  });

  it('does not replace another build that is loaded by now', () => {
    expect(refuse(states.loaded, v1, true)).toEqual({ status: 'loaded', loaded: v2, failed: failedWith(v1) });
  });
});

describe('the result that a caller shares', () => {
  it.each<[Name, boolean, Promise<LoadedRemote> | undefined]>([
    ['idle', false, undefined],
    ['outdated', false, undefined],
    ['missing', false, undefined],
    ['loading', false, load.result],
    ['loading', true, load.result],
    ['retrying', false, load.result],
    ['retrying', true, undefined],
  ])('%s, and that the person tries again is %s', (name, isTryingAgain, result) => {
    expect(sharedResult(states[name], isTryingAgain)).toBe(result);
  });

  it('is the loaded build', async () => {
    await expect(sharedResult(states.loaded, true)).resolves.toBe(v2);
  });
});
