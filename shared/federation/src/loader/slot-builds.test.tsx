import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import type { Registry, SlotProps } from '@tiffin/contracts';
import { MemoryRouter } from '@tiffin/router';
import type { ReactElement } from 'react';
import { useDirty } from '../runtime/dirty';
import { RemoteLoaderProvider } from '../runtime/loader-context';
import { RemoteBoundary } from '../runtime/remote-boundary';
import { Slot } from '../runtime/slot';
import { NOTES_KEY } from './build-notes';
import { createRemoteLoader } from './create-remote-loader';
import type { PageLoader } from './create-remote-loader';
import { FakeOrigin, makeBuild } from './test-support/fake-origin';

const REMOTE = 'mfe-group-order';
const SLOT = 'group-order-entry';
const LONG = { firstMs: 60_000, allMs: 90_000 };
let count = 0;
/** Ids of three builds, the newest first. */
let v3: string;
let v2: string;
let v1: string;
/** Ids of the builds whose piece, or whose screen, throws. */
let badPieces: Set<string>;
let badScreens: Set<string>;
let origin: FakeOrigin;
let reports: string[];
/** Versions of the builds that the reports name. */
let blamed: (string | undefined)[];

beforeEach(() => {
  count += 1;
  [v3, v2, v1] = [`s${count}v3`, `s${count}v2`, `s${count}v1`];
  [badPieces, badScreens, reports, blamed] = [new Set(), new Set(), [], []];
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  origin = new FakeOrigin(
    Object.fromEntries([v3, v2, v1].map((id) => [makeBuild(id).manifestUrl, { remote: remoteOf(id) }])),
  );
});
afterEach(() => origin.close());

/** Returns a remote that renders `piece s1v3` in the slot and `screen s1v3` at its URL. */
function remoteOf(id: string): object {
  const Piece = ({ placement }: SlotProps): ReactElement => {
    if (badPieces.has(id)) throw new Error(`piece of ${id}`);
    return <p>{`${placement} ${id}`}</p>;
  };
  function Screen(): ReactElement {
    if (badScreens.has(id)) throw new Error(`screen of ${id}`);
    return <h1>{`screen ${id}`}</h1>;
  }
  return {
    contract: 2,
    routes: [{ path: '/', element: <Screen /> }],
    slots: { [SLOT]: async () => ({ View: Piece }) },
  };
}

function registryOf([live = '', previous, ...earlier]: readonly string[]): Registry {
  const slots = [SLOT];
  const entry = {
    ...makeBuild(live, { slots }),
    ...(previous !== undefined && { previous: makeBuild(previous, { slots }) }),
    earlier: earlier.map((id) => makeBuild(id, { slots })),
  };
  return { remotes: { [REMOTE]: entry } };
}

/** Creates the loader of a page with these builds, the live one first. */
function openPage(...ids: readonly string[]): PageLoader {
  return createRemoteLoader({
    registry: registryOf(ids),
    instance: createInstance({ name: `host_${ids.join('_')}`, remotes: [] }),
    report: (error, build) => {
      reports.push(error.message);
      blamed.push(build?.version);
    },
    timeLimits: LONG,
    retryWaitsMs: [],
  });
}

const slot = <Slot name={SLOT} merchantId="m1" placement="menu" />;
const boundary = <RemoteBoundary remote={REMOTE} />;

/** Renders an element of the page. Returns a function that leaves it. */
function open(page: PageLoader, element: ReactElement): () => void {
  const { unmount } = render(
    <MemoryRouter>
      <RemoteLoaderProvider value={page}>{element}</RemoteLoaderProvider>
    </MemoryRouter>,
  );
  return unmount;
}

const notes = () => JSON.parse(localStorage.getItem(NOTES_KEY) ?? '{}')[REMOTE];
const startsOf = (id: string) => origin.starts.filter((name) => name === `container_${id}`).length;

describe('a build whose piece fails in a slot', () => {
  it('[FED-04] is replaced by the previous one in that slot only: its screens stay, now and later', async () => {
    badPieces.add(v3);
    const page = openPage(v3, v2);
    const leave = open(page, slot);
    expect(await screen.findByText(`menu ${v2}`)).toBeVisible();
    expect(reports).toEqual([`piece of ${v3}`]);
    leave();
    open(page, boundary);
    expect(await screen.findByText(`screen ${v3}`)).toBeVisible();
  });

  it('is replaced there even if its screens have worked', async () => {
    badPieces.add(v3);
    const page = openPage(v3, v2);
    open(page, boundary);
    await screen.findByText(`screen ${v3}`);
    page.worked(await page.load(REMOTE));
    open(page, slot);
    expect(await screen.findByText(`menu ${v2}`)).toBeVisible();
    expect(screen.getByText(`screen ${v3}`)).toBeVisible();
  });

  it('is fetched once and not tried again in the slot', async () => {
    badPieces.add(v3);
    const page = openPage(v3, v2);
    open(page, slot)();
    const leave = open(page, slot);
    await screen.findByText(`menu ${v2}`);
    leave();
    open(page, slot);
    expect(await screen.findByText(`menu ${v2}`)).toBeVisible();
    expect(reports).toEqual([`piece of ${v3}`]);
    expect([v3, v2].map(startsOf)).toEqual([1, 1]);
  });

  it('is replaced in both placements of the slot', async () => {
    badPieces.add(v3).add(v2);
    const page = openPage(v3, v2, v1);
    open(
      page,
      <>
        {slot}
        <Slot name={SLOT} merchantId="m1" placement="cart" />
      </>,
    );
    expect(await screen.findByText(`menu ${v1}`)).toBeVisible();
    expect(await screen.findByText(`cart ${v1}`)).toBeVisible();
    expect(reports).toEqual([`piece of ${v3}`, `piece of ${v2}`]);
    expect(blamed).toEqual([`1.0.0-${v3}`, `1.0.0-${v2}`]);
  });

  it('leaves an empty slot if the pieces of all builds fail, and does not change the screens', async () => {
    badPieces.add(v3).add(v2);
    const page = openPage(v3, v2);
    const refuse = jest.spyOn(page, 'refuse');
    const load = jest.spyOn(page, 'load');
    open(page, slot);
    await waitFor(() => expect(refuse.mock.results.map(({ value }) => value)).toEqual([true, false]));
    expect(load).toHaveBeenCalledTimes(2);
    open(page, boundary);
    expect(await screen.findByText(`screen ${v3}`)).toBeVisible();
  });

  it('is in quarantine once another has worked in the slot, unless its screens have worked', async () => {
    badPieces.add(v3);
    const page = openPage(v3, v2);
    page.refuse(await page.load(REMOTE, undefined, SLOT), SLOT);
    const other = await page.load(REMOTE, undefined, SLOT);
    page.worked(other, SLOT);
    await waitFor(() => expect(Object.keys(notes().bad)).toEqual([`1.0.0-${v3}`]));
    page.worked(await page.load(REMOTE));
    await waitFor(() => expect(notes()).toEqual({ good: `1.0.0-${v3}`, bad: {} }));
    page.worked(other, SLOT);
    await waitFor(() => expect(notes()).toEqual({ good: `1.0.0-${v2}`, bad: {} }));
  });
});

it('a screen that fails is replaced by the previous build although the piece of its build has worked', async () => {
  badScreens.add(v3);
  const page = openPage(v3, v2);
  page.worked(await page.load(REMOTE, undefined, SLOT), SLOT);
  open(page, boundary);
  expect(await screen.findByText(`screen ${v2}`)).toBeVisible();
});

describe('a deploy while the page is open', () => {
  it('[FED-02] is loaded when the slot is shown again', async () => {
    const page = openPage(v1);
    const leave = open(page, slot);
    await screen.findByText(`menu ${v1}`);
    page.learn(registryOf([v2, v1]));
    open(page, slot);
    leave();
    expect(await screen.findByText(`menu ${v2}`)).toBeVisible();
  });

  it('waits while a form is dirty', async () => {
    function Form(): null {
      useDirty(true);
      return null;
    }
    const page = openPage(v1);
    const leave = open(page, slot);
    await screen.findByText(`menu ${v1}`);
    page.learn(registryOf([v2, v1]));
    leave();
    const finish = open(page, <Form />);
    open(page, slot);
    expect(await screen.findByText(`menu ${v1}`)).toBeVisible();
    finish();
  });

  it('keeps the old piece if its piece fails, and loads the next deploy again', async () => {
    badPieces.add(v2);
    const page = openPage(v1);
    open(page, slot)();
    await page.load(REMOTE);
    page.learn(registryOf([v2]));
    const leave = open(page, slot);
    expect(await screen.findByText(`menu ${v1}`)).toBeVisible();
    page.learn(registryOf([v3, v2]));
    leave();
    open(page, slot);
    expect(await screen.findByText(`menu ${v3}`)).toBeVisible();
  });

  it('ends in an empty slot when the pieces of both builds fail, the older one while the newer one loads', async () => {
    const page = openPage(v1);
    const older = await page.load(REMOTE);
    page.learn(registryOf([v2, v1]));
    page.renew(REMOTE);
    const loading = page.load(REMOTE);
    expect(page.refuse(older, SLOT)).toBe(true);
    const newer = await loading;
    expect(await page.load(REMOTE, undefined, SLOT)).toBe(newer);
    expect(page.refuse(newer, SLOT)).toBe(true);
    expect(await page.load(REMOTE, undefined, SLOT)).toBe(older);
    expect(page.refuse(older, SLOT)).toBe(false);
  });

  it('does not alternate between two builds if the old one fails as well', async () => {
    badScreens.add(v2).add(v1);
    const page = openPage(v1);
    await page.load(REMOTE);
    page.learn(registryOf([v2]));
    const refuse = jest.spyOn(page, 'refuse');
    open(page, boundary);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(refuse.mock.results.map(({ value }) => value)).toEqual([true, false]);
  });
});
