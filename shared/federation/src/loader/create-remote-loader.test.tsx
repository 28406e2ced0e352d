import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { waitFor } from '@testing-library/react';
import { SPOKEN_CONTRACTS } from '@tiffin/contracts';
import type { Registry, RegistryEntry } from '@tiffin/contracts';
import type { BuildLimits } from '../timetable';
import { RemoteLoadError } from '../runtime/remote-load-error';
import { createRemoteLoader } from './create-remote-loader';
import type { PageLoader } from './create-remote-loader';
import { FakeOrigin, hashFor, makeBuild } from './test-support/fake-origin';

const remote = { contract: 2, routes: [] };
let count = 0;
let origin: FakeOrigin;
let id: string;
let reports: Error[];

beforeEach(() => {
  count += 1;
  id = `b${count}`;
  reports = [];
  origin = new FakeOrigin({
    [makeBuild(id).manifestUrl]: { remote },
    [makeBuild(`${id}old`).manifestUrl]: { remote },
    [makeBuild(`${id}odd`).manifestUrl]: { remote: { contract: 2 } },
  });
});
afterEach(() => {
  origin.close();
  Reflect.deleteProperty(globalThis, Symbol.for('tiffin.instances'));
});

/** SHORT is for loads that never finish; LONG is for loads that finish, even on a slow machine. */
const SHORT = { firstMs: 40, allMs: 60 };
const LONG = { firstMs: 60_000, allMs: 90_000 };

function loaderOf(
  entry: RegistryEntry,
  { refresh, timeLimits = LONG }: { refresh?: () => Promise<Registry>; timeLimits?: BuildLimits } = {},
): PageLoader {
  return createRemoteLoader({
    registry: { remotes: { 'mfe-teams': entry } },
    instance: createInstance({ name: `host_${id}`, remotes: [] }),
    report: (error) => reports.push(error),
    timeLimits,
    retryWaitsMs: [1, 1],
    ...(refresh && { refreshRegistry: refresh }),
  });
}

async function failureOf(loader: PageLoader): Promise<RemoteLoadError> {
  const error: unknown = await loader.load('mfe-teams').catch((reason: unknown) => reason);
  if (error instanceof RemoteLoadError) return error;
  throw new Error('The load did not fail as it should.');
}

describe('loading a remote', () => {
  it('[FED-01] loads it from the registry at run time, by its record alone, once for all callers', async () => {
    const loader = loaderOf(makeBuild(id));
    expect(loader.peek('mfe-teams')).toBeUndefined();
    const [first, second] = await Promise.all([loader.load('mfe-teams'), loader.load('mfe-teams')]);
    expect(first).toBe(second);
    expect(first.remote).toBe(remote);
    expect(loader.peek('mfe-teams')).toBe(first);
    expect(origin.asked).toEqual([`http://assets.test/${id}/entry.js`]);
    expect(origin.fetched).toEqual([]);
  });

  it('[FED-01] reports a remote that the registry does not list', async () => {
    const loader = createRemoteLoader({
      registry: { remotes: {} },
      instance: createInstance({ name: `host_${id}`, remotes: [] }),
      report: (error) => reports.push(error),
    });
    await expect(loader.load('mfe-teams')).rejects.toThrow('not deployed');
    expect(reports).toHaveLength(1);
  });

  it('requests three times, then names remote, version and URL in one report', async () => {
    origin.script = 'fails';
    const error = await failureOf(loaderOf(makeBuild(id)));
    expect(origin.asked).toHaveLength(3);
    expect(error).toMatchObject({
      remote: 'mfe-teams',
      version: `1.0.0-${id}`,
      url: makeBuild(id).manifestUrl,
    });
    expect(error.message).toContain('did not come, or is not what was deployed');
    expect(reports).toEqual([error]);
  });

  it('gives up a hanging script at the time limit', async () => {
    origin.script = 'hangs';
    const error = await failureOf(loaderOf(makeBuild(id), { timeLimits: SHORT }));
    expect(error.message).toContain('did not come in time');
    expect(origin.starts).toEqual([]);
  });

  it('removes a script that exceeds the limit from the page, so that it cannot run', async () => {
    origin.script = 'hangs';
    const created: HTMLScriptElement[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLScriptElement) created.push(node);
      }
    });
    observer.observe(document.head, { childList: true });
    await failureOf(loaderOf(makeBuild(id), { timeLimits: SHORT }));
    observer.disconnect();
    expect(created.map((script) => script.ownerDocument === document)).toEqual([false]);
  });

  it('retries after a failure with the current registry and then succeeds', async () => {
    origin.script = 'fails';
    const refresh = async () => ({ remotes: { 'mfe-teams': makeBuild(`${id}old`) } });
    const loader = loaderOf(makeBuild(id), { refresh });
    await failureOf(loader);
    origin.script = 'serves';
    await expect(loader.load('mfe-teams')).resolves.toMatchObject({ remote });
    expect(origin.starts).toEqual([`container_${id}old`]);
  });

  it('retries the same build without starting it twice', async () => {
    origin.script = 'fails';
    const loader = loaderOf(makeBuild(id));
    await failureOf(loader);
    origin.script = 'serves';
    await loader.load('mfe-teams');
    await loader.load('mfe-teams');
    expect(origin.starts).toEqual([`container_${id}`]);
  });

  it('falls back to the previous good version and reports why', async () => {
    const entry = { ...makeBuild(id, { contract: 4, version: '2.0.0' }), previous: makeBuild(`${id}old`) };
    const loaded = await loaderOf(entry).load('mfe-teams');
    expect(loaded.version).toBe(`1.0.0-${id}old`);
    expect(reports.map(String)).toEqual([
      expect.stringContaining('It speaks contract 4, this page speaks 2 and 3.'),
    ]);
  });

  it.each([1, 4])('refuses contract %i without a request', async (contract) => {
    await failureOf(loaderOf(makeBuild(id, { contract })));
    expect(origin.asked).toEqual([]);
  });

  it.each(SPOKEN_CONTRACTS)('accepts a remote of contract %i', async (contract) => {
    const old = { ...remote, contract };
    origin.close();
    origin = new FakeOrigin({ [makeBuild(id).manifestUrl]: { remote: old } });
    await expect(loaderOf(makeBuild(id, { contract })).load('mfe-teams')).resolves.toMatchObject({
      remote: old,
    });
  });

  it('refuses a module that breaks the contract it names', async () => {
    const error = await failureOf(loaderOf(makeBuild(`${id}odd`)));
    expect(error.message).toContain('does not keep contract 2');
  });

  it('gives every script its hash from the registry', async () => {
    await loaderOf(makeBuild(id)).load('mfe-teams');
    expect(origin.hashes.get(id)).toBe(hashFor(id));
  });

  it('runs no file without a hash, reports it with its version, and loads the previous build', async () => {
    const unlisted = makeBuild(id, { integrity: { 'other.js': hashFor('other') } });
    const loaded = await loaderOf({ ...unlisted, previous: makeBuild(`${id}old`) }).load('mfe-teams');
    expect(loaded.version).toBe(`1.0.0-${id}old`);
    expect(origin.asked).toEqual([`http://assets.test/${id}old/entry.js`]);
    expect(reports.map(String)).toEqual([
      expect.stringMatching(new RegExp(`1.0.0-${id} .* is not listed with a hash in the registry`)),
    ]);
  });

  it('requests a damaged script by another URL, and fetches it again under its own for later pages', async () => {
    origin.fates.push('fails');
    await loaderOf(makeBuild(id)).load('mfe-teams');
    const entry = `http://assets.test/${id}/entry.js`;
    expect(origin.asked).toEqual([entry, `${entry}?retry=1`]);
    expect(origin.fetched).toEqual([entry]);
  });

  it('[FED-05] reports a second instance of a singleton, once', async () => {
    Reflect.set(globalThis, Symbol.for('tiffin.instances'), { react: 2, auth: 1 });
    const loader = loaderOf(makeBuild(id));
    await loader.load('mfe-teams');
    await loader.load('mfe-teams');
    expect(reports.map(String)).toEqual([
      'Error: A second instance of react is in the page since mfe-teams was loaded.',
    ]);
  });

  it.each<[string, (loader: PageLoader) => void]>([
    ['breaks', (loader) => loader.report(new Error('broken'), 'mfe-teams')],
    ['shows', (loader) => void loader.load('mfe-teams').then(loader.worked)],
  ])('[FED-05] reports a second instance that a screen brings, when that %s', async (_what, happen) => {
    const loader = loaderOf(makeBuild(id));
    await loader.load('mfe-teams');
    expect(reports).toEqual([]);
    Reflect.set(globalThis, Symbol.for('tiffin.instances'), { react: 2 });
    happen(loader);
    await waitFor(() =>
      expect(reports.map(String)).toContain(
        'Error: A second instance of react is in the page since mfe-teams was loaded.',
      ),
    );
  });
});
