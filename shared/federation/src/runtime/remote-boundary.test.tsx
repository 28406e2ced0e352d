import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '@tiffin/contracts';
import { Link, MemoryRouter } from '@tiffin/router';
import type { ReactElement } from 'react';
import { lazyScreen } from './lazy-screen';
import { RemoteLoaderProvider } from './loader-context';
import { RemoteBoundary } from './remote-boundary';
import type { LoadedRemote, RemoteLoader } from './remote-loader';

function loaderFrom(
  load: () => Promise<LoadedRemote>,
): RemoteLoader & { readonly reports: Error[]; readonly builds: unknown[] } {
  const reports: Error[] = [];
  const builds: unknown[] = [];
  return {
    reports,
    builds,
    load,
    peek: () => undefined,
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
    ownerOf: () => undefined,
    report: (error, build) => {
      reports.push(error);
      builds.push(build);
    },
  };
}

function loaded(remote: Omit<Remote, 'contract' | 'messages'>): LoadedRemote {
  return {
    name: 'mfe-teams',
    version: '1.0.0',
    url: 'http://a/m.json',
    remote: { contract: 3, ...remote },
  };
}

function show(loader: RemoteLoader, element: ReactElement, path = '/team'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RemoteLoaderProvider value={loader}>{element}</RemoteLoaderProvider>
    </MemoryRouter>,
  );
}

const boundary = <RemoteBoundary remote="mfe-teams" notFound={<p>Nothing here</p>} />;

afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('RemoteBoundary', () => {
  it('shows the remote’s route for the path, and its own words for a path that the remote does not know', async () => {
    const remote = loaded({ routes: [{ path: '/team', element: <h1>Join a team</h1> }] });
    show(
      loaderFrom(async () => remote),
      boundary,
    );
    expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
    show(
      loaderFrom(async () => remote),
      boundary,
      '/elsewhere',
    );
    expect(await screen.findByText('Nothing here')).toBeVisible();
  });

  it('names what is missing and loads it on request, without a reload', async () => {
    let isDown = true;
    const loader = loaderFrom(async () => {
      if (isDown) throw new Error('down');
      return loaded({ routes: [{ path: '/team', element: <h1>Join a team</h1> }] });
    });
    show(loader, boundary);
    expect(await screen.findByRole('heading', { name: 'The team page didn’t load' })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
  });

  it.each([
    ['mfe-rewards', { en: 'Rewards didn’t load', zh: '未能載入獎賞' }, 'Rewards didn’t load'],
    ['mfe-rewards', undefined, 'This part of the page didn’t load'],
    ['mfe-teams', undefined, 'The team page didn’t load'],
  ])('says for %s what its build says of it (%j), or a general sentence', async (remote, words, title) => {
    const loader = loaderFrom(async () => Promise.reject(new Error('down')));
    show(
      { ...loader, missingWords: (name) => (name === remote ? words : undefined) },
      <RemoteBoundary remote={remote} />,
    );
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('imports a screen twice if its chunk is lost, and again for every retry', async () => {
    let isDown = true;
    const imports = jest.fn(async () => {
      if (isDown) throw Object.assign(new Error('chunk lost'), { request: 'http://a/screen.js' });
      return { View: () => <h1>Join a team</h1> };
    });
    const Screen = lazyScreen(imports);
    const loader = loaderFrom(async () => loaded({ routes: [{ path: '/team', element: <Screen /> }] }));
    show(loader, boundary);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'The team page didn’t load' })).toBeVisible();
    expect(imports).toHaveBeenCalledTimes(2);
    expect(loader.reports).toEqual([
      expect.objectContaining({ remote: 'mfe-teams', version: '1.0.0', url: 'http://a/screen.js' }),
    ]);
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
    expect(imports).toHaveBeenCalledTimes(3);
  });

  it('[FED-04] imports a screen whose chunk is lost again after 300 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const importedAtMs: number[] = [];
    const Screen = lazyScreen<object>(() => {
      importedAtMs.push(performance.now());
      return Promise.reject(new Error('chunk lost'));
    });
    show(
      loaderFrom(async () => loaded({ routes: [{ path: '/team', element: <Screen /> }] })),
      boundary,
    );
    for (let step = 0; step < 20; step += 1) await act(() => jest.advanceTimersByTimeAsync(50));
    const [first = 0, second] = importedAtMs;
    expect(second).toBe(first + 300);
  });

  it('[ERR-04] shows a panel if a screen breaks, reports it once with its build, and shows the screen again on request', async () => {
    let isBroken = true;
    function Screen(): ReactElement {
      if (isBroken) throw new Error('broken');
      return <h1>Join a team</h1>;
    }
    const loader = loaderFrom(async () => loaded({ routes: [{ path: '/team', element: <Screen /> }] }));
    show(loader, boundary);
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(document.title).toBe('Something went wrong.');
    expect(loader.reports.map((error) => error.message)).toEqual(['broken']);
    expect(loader.builds).toEqual([expect.objectContaining({ name: 'mfe-teams', version: '1.0.0' })]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
  });

  it('shows another build without a message if the first one breaks when it is first shown', async () => {
    function Broken(): ReactElement {
      throw new Error('broken');
    }
    const builds = [
      {
        ...loaded({ routes: [{ path: '/team', element: <Broken /> }] }),
        version: '2.0.0',
        url: 'http://a/2',
      },
      loaded({ routes: [{ path: '/team', element: <h1>Join a team</h1> }] }),
    ];
    const refused: string[] = [];
    const loader: RemoteLoader = {
      ...loaderFrom(async () => builds[refused.length] ?? Promise.reject(new Error('none'))),
      refuse: ({ version }) => {
        refused.push(version);
        return true;
      },
    };
    show(loader, boundary);
    expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
    expect(screen.queryByText('Something went wrong.')).toBeNull();
    expect(refused).toEqual(['2.0.0']);
  });

  it('gives up a screen whose code hangs', async () => {
    jest.useFakeTimers();
    const Screen = lazyScreen(() => new Promise<never>(() => undefined));
    const loader = loaderFrom(async () => loaded({ routes: [{ path: '/team', element: <Screen /> }] }));
    show(loader, boundary);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'The team page didn’t load' })).toBeVisible();
    expect(loader.reports.map(({ message }) => message)).toEqual([
      'mfe-teams 1.0.0 could not be loaded from http://a/m.json: It did not come in time.',
    ]);
  });

  it('reports to the loader a build that has been visible for a while', async () => {
    jest.useFakeTimers();
    const worked: string[] = [];
    const loader: RemoteLoader = {
      ...loaderFrom(async () => loaded({ routes: [{ path: '/team', element: <h1>Join a team</h1> }] })),
      worked: ({ version }) => worked.push(version),
    };
    show(loader, boundary);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(worked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    expect(worked).toEqual(['1.0.0']);
  });

  it('leaves a broken screen behind when the person goes on to another', async () => {
    function Broken(): ReactElement {
      throw new Error('broken');
    }
    const remote = loaded({
      routes: [
        { path: '/team', element: <Broken /> },
        { path: '/whole', element: <h1>Whole</h1> },
      ],
    });
    show(
      loaderFrom(async () => remote),
      <>
        <Link to="/whole">Go on</Link>
        {boundary}
      </>,
    );
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    expect(await screen.findByRole('heading', { name: 'Whole' })).toBeVisible();
  });
});
