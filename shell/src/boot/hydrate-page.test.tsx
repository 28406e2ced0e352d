import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  HydrationProvider,
  lazyScreen,
  NO_HYDRATION,
  RemoteBoundary,
  RemoteLoaderProvider,
} from '@tiffin/federation';
import type { Hydration, LoadedRemote, RemoteLoader } from '@tiffin/federation';
import { Link, MemoryRouter, useLocation } from '@tiffin/router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createHydration, showPage } from './hydrate-page';
import { repeatEarlyInput } from './repeat-early-input';

const MENU = 'mfe-menu-cart';
const RENDERED = 'http://assets.test/1.0.0/mf-manifest.json';

function Counter({ name }: { readonly name: string }): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{name}</h1>
      <button onClick={() => setCount(count + 1)}>Add</button>
      <output>{count}</output>
    </>
  );
}

function buildOf(url: string, element: ReactElement): LoadedRemote {
  return {
    name: MENU,
    version: '1.0.0',
    url,
    remote: { contract: 3, routes: [{ path: '/menu', element }] },
  };
}
const own = buildOf(RENDERED, <Counter name="Soup" />);
const other = buildOf('http://assets.test/2.0.0/mf-manifest.json', <Counter name="Soup of today" />);

function loaderOf(
  load: (name: string) => Promise<LoadedRemote>,
  peek: () => LoadedRemote | undefined = () => undefined,
): RemoteLoader {
  return {
    load,
    peek,
    ownerOf: () => undefined,
    report: () => undefined,
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
  };
}

function Page({
  loader,
  hydration,
}: {
  readonly loader: RemoteLoader;
  readonly hydration: Hydration;
}): ReactElement {
  return (
    <RemoteLoaderProvider value={loader}>
      <HydrationProvider value={hydration}>
        <MemoryRouter initialEntries={['/menu']}>
          <Link to="/help">Help</Link>
          <Link to="/team">Team</Link>
          <main>
            <Screens />
          </main>
        </MemoryRouter>
      </HydrationProvider>
    </RemoteLoaderProvider>
  );
}

function Screens(): ReactElement {
  const { pathname } = useLocation();
  if (pathname === '/menu') return <RemoteBoundary key={MENU} remote={MENU} />;
  return pathname === '/team' ? <RemoteBoundary key="team" remote="mfe-teams" /> : <p>How can we help?</p>;
}

let end: ReturnType<typeof jest.fn>;
let errors: jest.SpiedFunction<typeof console.error>;

/** Shows the page of `own` as a server has rendered it, and hydrates it with what `load` gives. */
async function open(
  load: Promise<LoadedRemote>,
  {
    peek,
    rewrite = (html) => html,
    loads = {},
  }: {
    readonly peek?: () => LoadedRemote | undefined;
    readonly rewrite?: (html: string) => string;
    /** Loads of other remotes. */
    readonly loads?: Readonly<Record<string, Promise<LoadedRemote>>>;
  } = {},
) {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = rewrite(
    renderToString(
      <Page
        loader={loaderOf(
          () => new Promise(() => undefined),
          () => own,
        )}
        hydration={NO_HYDRATION}
      />,
    ),
  );
  document.body.replaceChildren(root);
  const rendered = { remote: MENU, url: RENDERED };
  const hydration = createHydration(rendered, load, () => {
    end();
    repeatEarlyInput(window, 'screen');
  });
  const heading = screen.getByRole('heading');
  await act(async () => {
    showPage(
      root,
      <Page loader={loaderOf((name) => loads[name] ?? load, peek)} hydration={hydration} />,
      true,
    );
  });
  return { heading, hydration };
}

/** A load that a test settles. */
function later() {
  let [resolve, reject]: [(build: LoadedRemote) => void, (error: Error) => void] = [
    () => undefined,
    () => undefined,
  ];
  const promise = new Promise<LoadedRemote>((...settle) => ([resolve, reject] = settle));
  return {
    promise,
    come: (build: LoadedRemote) => act(async () => resolve(build)),
    fail: () => act(async () => reject(new Error('down'))),
  };
}

/** React and the page write every difference between server and browser to the console. */
function expectNoDifference(): void {
  // In development React warns once of a component that waits and then has no need to.
  const written = errors.mock.calls.filter(([error]) => !String(error).includes('called use() to suspend'));
  expect(written).toEqual([]);
}

beforeEach(() => {
  end = jest.fn();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
  Reflect.deleteProperty(window, 'tiffinPresses');
});

it('keeps the rendered screen while its build loads, and then makes it work', async () => {
  const build = later();
  const { heading } = await open(build.promise);
  expect(screen.getByRole('heading', { name: 'Soup' })).toBe(heading);
  expect(end).not.toHaveBeenCalled();
  await build.come(own);
  expect(screen.getByRole('heading', { name: 'Soup' })).toBe(heading);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(end).toHaveBeenCalledTimes(1);
  expectNoDifference();
});

it('takes over the screen of a build that is there before React', async () => {
  const { heading } = await open(Promise.resolve(own), { peek: () => own });
  expect(screen.getByRole('heading', { name: 'Soup' })).toBe(heading);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(end).toHaveBeenCalledTimes(1);
  expectNoDifference();
});

describe('another build than the one of the server', () => {
  it('replaces the rendered screen when it comes', async () => {
    const build = later();
    const { heading } = await open(build.promise);
    await build.come(other);
    expect(screen.getByRole('heading')).not.toBe(heading);
    expect(screen.getByRole('heading')).toHaveTextContent('Soup of today');
    expect(end).toHaveBeenCalledTimes(1);
    expectNoDifference();
  });

  it('replaces it as well where it is there before React', async () => {
    await open(Promise.resolve(other), { peek: () => other });
    expect(screen.getByRole('heading')).toHaveTextContent('Soup of today');
    expect(end).toHaveBeenCalledTimes(1);
    expectNoDifference();
  });
});

it('shows the panel in place of a screen whose build cannot be loaded', async () => {
  const build = later();
  await open(build.promise);
  await build.fail();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Soup')).toBeNull();
  expect(end).toHaveBeenCalledTimes(1);
  expectNoDifference();
});

it('shows the panel in place of a screen that breaks when it hydrates', async () => {
  function Broken(): ReactElement {
    throw new Error('broken');
  }
  const build = later();
  await open(build.promise);
  await build.come(buildOf(RENDERED, <Broken />));
  expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(end).toHaveBeenCalledTimes(1);
});

it('ends where the person goes to another page before the build is there', async () => {
  const build = later();
  await open(build.promise);
  fireEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByText('How can we help?')).toBeVisible();
  expect(end).toHaveBeenCalledTimes(1);
  await build.come(own);
  expect(screen.queryByText('Soup')).toBeNull();
  expect(end).toHaveBeenCalledTimes(1);
  expectNoDifference();
});

it('waits for the build of another remote where the person goes there, and shows nothing of the first', async () => {
  const build = later();
  await open(build.promise, { loads: { 'mfe-teams': new Promise(() => undefined) } });
  fireEvent.click(screen.getByRole('link', { name: 'Team' }));
  await build.come(own);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Soup|find/);
  expect(end).toHaveBeenCalledTimes(1);
  expectNoDifference();
});

it('shows the panel in place of a screen whose chunk is missing', async () => {
  const Screen = lazyScreen<object>(() => Promise.reject(new Error('chunk lost')));
  const build = later();
  await open(build.promise);
  await build.come(buildOf(RENDERED, <Screen />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(end).toHaveBeenCalledTimes(1);
});

it('gives a press to the screen once that came before its build', async () => {
  const build = later();
  await open(build.promise);
  const stop = jest.fn();
  const targets = [screen.getByRole('button', { name: 'Add' })];
  Reflect.set(window, 'tiffinPresses', { targets, within: '#root', stop });
  await build.come(own);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(targets).toEqual([]);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('reports a difference between server and browser', async () => {
  await open(Promise.resolve(own), { rewrite: (html) => html.replace('Soup', 'Salad') });
  expect(screen.getByRole('heading')).toHaveTextContent('Soup');
  expect(errors).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('Hydration failed') }),
  );
});

it('renders a page without a screen of the server', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p>Something else</p>';
  await act(async () => showPage(root, <p>Lunch</p>, false));
  expect(root.innerHTML).toBe('<p>Lunch</p>');
  expectNoDifference();
});

describe('the hydration of a page', () => {
  const rendered = { remote: MENU, url: RENDERED };
  const settled = async (promise: Promise<unknown>) => {
    const pending = Symbol('pending');
    await new Promise(process.nextTick);
    return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
  };

  it('names the rendered build until its end, which comes once', () => {
    const mark = jest.spyOn(performance, 'mark');
    const hydration = createHydration(rendered, new Promise(() => undefined), end);
    expect([hydration.url(MENU), hydration.url('mfe-teams')]).toEqual([RENDERED, undefined]);
    hydration.end();
    hydration.end();
    expect([hydration.url(MENU), end.mock.calls.length]).toEqual([undefined, 1]);
    expect(mark.mock.calls).toEqual([['tiffin: screen hydrated']]);
  });

  it('gives the build that was rendered, and no other and no failure', async () => {
    const loadedOf = (load: Promise<LoadedRemote>) => createHydration(rendered, load, end).loaded;
    expect(await loadedOf(Promise.resolve(own))).toBe(own);
    expect(await settled(loadedOf(Promise.resolve(other)))).toBe(false);
    expect(await settled(loadedOf(Promise.reject(new Error('down'))))).toBe(false);
  });
});
