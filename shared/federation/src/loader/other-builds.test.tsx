import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import type { Registry, RegistryEntry } from '@tiffin/contracts';
import { renderHook, waitFor } from '@testing-library/react';
import { useDirty } from '../runtime/dirty';
import { QUARANTINE_MS } from '../timetable';
import { NOTES_KEY } from './build-notes';
import { createRemoteLoader } from './create-remote-loader';
import type { PageLoader } from './create-remote-loader';
import { FakeOrigin, makeBuild } from './test-support/fake-origin';

const REMOTE = 'mfe-teams';
const remote = { contract: 2, routes: [] };
let count = 0;
/** Ids of three builds, the newest first. */
let v3: string;
let v2: string;
let v1: string;
let origin: FakeOrigin;
let reports: string[];

beforeEach(() => {
  count += 1;
  [v3, v2, v1] = [`c${count}v3`, `c${count}v2`, `c${count}v1`];
  reports = [];
  localStorage.clear();
  origin = new FakeOrigin(
    Object.fromEntries([v3, v2, v1].map((id) => [makeBuild(id).manifestUrl, { remote }])),
  );
});
afterEach(() => {
  origin.close();
  jest.restoreAllMocks();
});

/** Creates the loader of a page with these builds, the live one first. A registry refresh returns `refreshed`. */
function openPage(ids: readonly string[], refreshed: readonly string[] = ids, limits = LONG): PageLoader {
  return createRemoteLoader({
    registry: registryOf(ids),
    refreshRegistry: async () => registryOf(refreshed),
    instance: createInstance({ name: `host_${ids.join('_')}_${Math.random()}`, remotes: [] }),
    report: (error) => reports.push(error.message),
    timeLimits: limits,
    retryWaitsMs: [],
  });
}

const LONG = { firstMs: 60_000, allMs: 90_000 };

function registryOf([live = '', previous, ...earlier]: readonly string[]): Registry {
  const entry: RegistryEntry = {
    ...makeBuild(live),
    ...(previous !== undefined && { previous: makeBuild(previous) }),
    earlier: earlier.map((id) => makeBuild(id)),
  };
  return { remotes: { [REMOTE]: entry } };
}

const versionIn = async (page: PageLoader) => (await page.load(REMOTE)).version.replace('1.0.0-', '');
const notes = () => JSON.parse(localStorage.getItem(NOTES_KEY) ?? '{}')[REMOTE];
const isAsked = (id: string) => origin.asked.some((url) => url.includes(`/${id}/`));

const quarantineOf = (id: string) =>
  JSON.stringify({ [REMOTE]: { bad: { [`1.0.0-${id}`]: Date.now() + 60_000 } } });

/** Opens a page where the live build fails and the previous one works long enough to be noted as good. */
async function fallBack(): Promise<void> {
  origin.scripts.set(v3, 'fails');
  const page = openPage([v3, v2]);
  expect(await versionIn(page)).toBe(v2);
  page.worked(await page.load(REMOTE));
  await waitFor(() => expect(notes()).toMatchObject({ good: `1.0.0-${v2}` }));
  origin.scripts.clear();
  origin.asked.length = 0;
}

describe('a previous build whose hashes are not in the page', () => {
  function openShortPage(refreshed: Registry | Error): PageLoader {
    const short = makeBuild(v2, { isShort: true, integrity: {} });
    return createRemoteLoader({
      registry: { remotes: { [REMOTE]: { ...makeBuild(v3), previous: short } } },
      refreshRegistry: async () => {
        if (refreshed instanceof Error) throw refreshed;
        return refreshed;
      },
      instance: createInstance({ name: `host_short_${Math.random()}`, remotes: [] }),
      report: (error) => reports.push(error.message),
      timeLimits: LONG,
      retryWaitsMs: [],
    });
  }
  beforeEach(() => {
    origin.scripts.set(v3, 'fails');
  });

  it('[FED-04] is loaded with the hashes of the registry', async () => {
    expect(await versionIn(openShortPage(registryOf([v3, v2])))).toBe(v2);
    expect(origin.hashes.get(v2)).toBe(makeBuild(v2).integrity['entry.js']);
  });

  it('is loaded if the registry still lists it, but not as the previous build', async () => {
    expect(await versionIn(openShortPage(registryOf([v3, v1, v2])))).toBe(v2);
  });

  it.each([
    ['cannot be loaded', () => new Error('down')],
    ['no longer lists it', () => ({ remotes: { [REMOTE]: makeBuild(v3) } })],
  ])('does not run if the registry %s', async (_why, refreshed) => {
    await expect(versionIn(openShortPage(refreshed()))).rejects.toThrow(REMOTE);
    expect(isAsked(v2)).toBe(false);
  });
});

describe('a build that failed here', () => {
  it('[FED-04] is in quarantine: the next page loads the last good build and does not request this one', async () => {
    await fallBack();
    expect(await versionIn(openPage([v3, v2]))).toBe(v2);
    expect(isAsked(v3)).toBe(false);
  });

  it('is tried again after an hour', async () => {
    await fallBack();
    const later = Date.now() + QUARANTINE_MS + 1;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
  });

  it('is tried when all other builds fail', async () => {
    localStorage.setItem(NOTES_KEY, quarantineOf(v3));
    origin.scripts.set(v2, 'fails');
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
  });

  it('is tried when the person retries', async () => {
    localStorage.setItem(NOTES_KEY, quarantineOf(v3));
    origin.script = 'fails';
    const page = openPage([v3, v2]);
    await expect(page.load(REMOTE)).rejects.toThrow(v2);
    origin.scripts.set(v3, 'serves');
    expect(await versionIn(page)).toBe(v3);
  });

  it('leaves quarantine once it works', async () => {
    await fallBack();
    const page = openPage([v3, v2]);
    page.worked({ ...(await page.load(REMOTE)), version: `1.0.0-${v3}` });
    await waitFor(() => expect(notes()).toEqual({ good: `1.0.0-${v3}`, bad: {} }));
  });

  it('is not in quarantine if every build failed, because then the build is not the cause', async () => {
    origin.script = 'fails';
    await expect(openPage([v3, v2]).load(REMOTE)).rejects.toThrow(v3);
    expect(notes()).toBeUndefined();
    origin.script = 'serves';
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
  });

  it('is replaced by the last good build that the server still lists if the previous one fails too', async () => {
    localStorage.setItem(NOTES_KEY, JSON.stringify({ [REMOTE]: { good: `1.0.0-${v1}`, bad: {} } }));
    origin.scripts.set(v3, 'fails').set(v2, 'fails');
    expect(await versionIn(openPage([v3, v2], [v3, v2, v1]))).toBe(v1);
    expect(reports).toEqual([expect.stringContaining(v3), expect.stringContaining(v2)]);
  });
});

describe('the last good build', () => {
  it('is tried before a newer one when the live one fails', async () => {
    localStorage.setItem(NOTES_KEY, JSON.stringify({ [REMOTE]: { good: `1.0.0-${v1}`, bad: {} } }));
    origin.scripts.set(v3, 'fails');
    expect(await versionIn(openPage([v3, v2, v1]))).toBe(v1);
    expect(isAsked(v2)).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a list for the remote', JSON.stringify({ [REMOTE]: [1] })],
    ['text for what is bad', JSON.stringify({ [REMOTE]: { good: 7, bad: 'x' } })],
    ['times that are none', JSON.stringify({ [REMOTE]: { bad: { '1.0.0-x': 'soon' } } })],
    ['a URL', JSON.stringify({ [REMOTE]: { good: 'http://evil.test/mf-manifest.json', bad: {} } })],
    ['a prototype', '{"__proto__":{"mfe-teams":{"good":"x","bad":{}}}}'],
  ])('a storage that holds %s changes nothing', async (_what, stored) => {
    if (stored !== null) localStorage.setItem(NOTES_KEY, stored);
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
  });

  it('values written into the storage neither exclude a build for long nor add one that the server does not list', async () => {
    const year3000 = Date.UTC(3000, 0);
    const hostile = { good: '6.6.6-evil', bad: { [`1.0.0-${v3}`]: year3000 } };
    localStorage.setItem(NOTES_KEY, JSON.stringify({ [REMOTE]: hostile }));
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
    const all = Object.fromEntries([v3, v2].map((id) => [`1.0.0-${id}`, Date.now() + 1000]));
    localStorage.setItem(NOTES_KEY, JSON.stringify({ [REMOTE]: { good: '6.6.6-evil', bad: all } }));
    expect(await versionIn(openPage([v3, v2]))).toBe(v3);
  });

  it('a storage that throws or is full loses only the note', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('not allowed');
    });
    const page = openPage([v3]);
    expect(await versionIn(page)).toBe(v3);
    page.worked(await page.load(REMOTE));
    await waitFor(() => expect(full).toHaveBeenCalled());
  });
});

describe('a build that breaks when it is first shown', () => {
  it('is replaced by the previous one, and both are noted once that one has worked', async () => {
    const page = openPage([v3, v2]);
    expect(page.refuse(await page.load(REMOTE))).toBe(true);
    expect(await versionIn(page)).toBe(v2);
    page.worked(await page.load(REMOTE));
    await waitFor(() => expect(Object.keys(notes().bad)).toEqual([`1.0.0-${v3}`]));
  });

  it('stays if it is the last one or has worked before', async () => {
    const page = openPage([v3, v2]);
    page.refuse(await page.load(REMOTE));
    expect(page.refuse(await page.load(REMOTE))).toBe(false);
    const another = openPage([v3, v2]);
    another.worked(await another.load(REMOTE));
    expect(another.refuse(await another.load(REMOTE))).toBe(false);
  });
});

describe('a deploy while the page is open', () => {
  const here = (page: PageLoader) => page.peek(REMOTE)?.version;

  it('[FED-02] is loaded when the person opens the remote again, and the old container does not change', async () => {
    const page = openPage([v1]);
    await page.load(REMOTE);
    page.learn(registryOf([v2, v1]));
    expect(here(page)).toBe(`1.0.0-${v1}`);
    expect(await versionIn(page)).toBe(v1);
    page.renew(REMOTE);
    expect(here(page)).toBeUndefined();
    expect(await versionIn(page)).toBe(v2);
    expect(origin.starts).toEqual([`container_${v1}`, `container_${v2}`]);
  });

  it('waits while a form is dirty', async () => {
    const page = openPage([v1]);
    await page.load(REMOTE);
    page.learn(registryOf([v2, v1]));
    const form = renderHook(() => useDirty(true));
    page.renew(REMOTE);
    expect(await versionIn(page)).toBe(v1);
    form.unmount();
    page.renew(REMOTE);
    expect(await versionIn(page)).toBe(v2);
  });

  it('keeps the old build at once if the new one does not load', async () => {
    const page = openPage([v1]);
    await page.load(REMOTE);
    page.learn(registryOf([v3, v2]));
    origin.script = 'fails';
    page.renew(REMOTE);
    expect(await versionIn(page)).toBe(v1);
    expect(isAsked(v2)).toBe(false);
    page.renew(REMOTE);
    expect(await versionIn(page)).toBe(v1);
  });
});

it('a hanging build leaves time for the previous one', async () => {
  origin.scripts.set(v3, 'hangs');
  expect(await versionIn(openPage([v3, v2], [v3, v2], { firstMs: 40, allMs: 90_000 }))).toBe(v2);
});

it('[FED-04] refuses builds of another contract, newest first, and reports each once for many callers', async () => {
  const registry = registryOf([v3, v2, v1]);
  const { [REMOTE]: entry = makeBuild(v3) } = registry.remotes;
  const foreign = { ...entry, contract: 5, previous: makeBuild(v2, { contract: 4 }) };
  const page = openPage([v3]);
  page.learn({ remotes: { [REMOTE]: foreign } });
  const taken = await Promise.all([page.load(REMOTE), page.load(REMOTE)]);
  expect(taken.map(({ version }) => version)).toEqual([`1.0.0-${v1}`, `1.0.0-${v1}`]);
  expect(reports).toEqual([
    expect.stringContaining(`1.0.0-${v3} could not be loaded`),
    expect.stringContaining('It speaks contract 4, this page speaks 2 and 3.'),
  ]);
  expect(isAsked(v3) || isAsked(v2)).toBe(false);
});
