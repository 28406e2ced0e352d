import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Remote, SlotProps } from '@tiffin/contracts';
import type { ComponentType, ReactElement } from 'react';
import { RemoteLoaderProvider } from './loader-context';
import type { LoadedRemote, RemoteLoader } from './remote-loader';
import { Slot } from './slot';

type Piece = () => Promise<{ readonly View: ComponentType<SlotProps> }>;

const NAME = 'group-order-entry';
const slot = <Slot name={NAME} merchantId="m1" placement="menu" />;
const slotWithFallback = <Slot name={NAME} merchantId="m1" placement="cart" fallback={<p>Without it</p>} />;

const shows =
  (words: string): Piece =>
  async () => ({ View: () => <p>{words}</p> });
const throws: Piece = async () => ({
  View: () => {
    throw new Error('broken');
  },
});
const isLost: Piece = () => Promise.reject(new Error('chunk lost'));

/** Returns build `at` of the remote, with or without a piece for the slot. */
function buildOf(piece: Piece | undefined, at: number): LoadedRemote {
  const slots: Remote['slots'] = piece && { [NAME]: piece };
  const remote: Remote = { contract: 3, routes: [], ...(slots && { slots }) };
  return { name: 'mfe-group-order', version: `v${at}`, url: `http://a/${at}.json`, remote };
}

/** Returns a loader of builds, the newest first, and a list of the calls that it received. */
function loaderOf(...pieces: readonly (Piece | undefined)[]) {
  const builds = pieces.map(buildOf);
  const refused: string[] = [];
  const told: string[] = [];
  const loader: RemoteLoader = {
    peek: () => undefined,
    ownerOf: (name) => (name === NAME ? 'mfe-group-order' : undefined),
    load: async (name, _, of) => {
      told.push(`load ${name} for ${of}`);
      return builds[refused.length] ?? Promise.reject(new Error('down'));
    },
    renew: (name, of) => told.push(`renew ${name} for ${of}`),
    worked: ({ version }, of) => told.push(`${version} worked in ${of}`),
    refuse: ({ version }, of) => {
      told.push(`refuse ${version} in ${of}`);
      if (refused.length + 1 === builds.length) return false;
      refused.push(version);
      return true;
    },
    report: (error, build) => told.push(`${Object(build).version}: ${error.message}`),
  };
  return { loader, told };
}

function show(loader: RemoteLoader, shown = slot): void {
  render(
    <RemoteLoaderProvider value={loader}>
      <p>The page</p>
      <div data-testid="slot">{shown}</div>
    </RemoteLoaderProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows the other remote’s piece with the properties of the slot', async () => {
  const View = ({ merchantId }: SlotProps): ReactElement => <p>Start at {merchantId}</p>;
  const { loader, told } = loaderOf(async () => ({ View }));
  show(loader);
  expect(await screen.findByText('Start at m1')).toBeVisible();
  expect(told).toEqual([`renew mfe-group-order for ${NAME}`, `load mfe-group-order for ${NAME}`]);
});

describe('a piece that fails when it is first shown', () => {
  it.each([
    ['is lost', isLost, 'mfe-group-order v0 could not be loaded from http://a/0.json: chunk lost'],
    ['throws', throws, 'broken'],
  ])('and %s is reported once, and the piece of another build replaces it', async (_, piece, words) => {
    const { loader, told } = loaderOf(piece, shows('Start'));
    show(loader);
    expect(await screen.findByText('Start')).toBeVisible();
    expect(told.slice(2)).toEqual([
      `v0: ${words}`,
      `refuse v0 in ${NAME}`,
      `load mfe-group-order for ${NAME}`,
    ]);
  });

  it('is requested twice before its build is given up', async () => {
    const piece = jest.fn(shows('Start'));
    piece.mockRejectedValueOnce(new Error('a bad moment'));
    const { loader, told } = loaderOf(piece, shows('Older'));
    show(loader);
    expect(await screen.findByText('Start')).toBeVisible();
    expect(told.filter((words) => words.startsWith('refuse'))).toEqual([]);
  });

  it('[FED-04] is requested again after 300 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const piece = jest.fn(isLost);
    show(loaderOf(piece).loader);
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(piece).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(piece).toHaveBeenCalledTimes(2);
  });

  it('leaves the slot empty and requests nothing more once no build is left', async () => {
    const { loader, told } = loaderOf(isLost, throws, throws);
    show(loader);
    await waitFor(() => expect(told.at(-1)).toBe(`refuse v2 in ${NAME}`));
    expect(told.filter((words) => words.startsWith('load'))).toHaveLength(3);
    expect(screen.getByTestId('slot')).toBeEmptyDOMElement();
    expect(screen.getByText('The page')).toBeVisible();
  });
});

describe('a fallback', () => {
  it('shows until the piece is there, which gets it too', async () => {
    const View = ({ fallback }: SlotProps): ReactElement => <div>Start, or {fallback}</div>;
    const { loader } = loaderOf(async () => ({ View }));
    show(loader, slotWithFallback);
    expect(screen.getByTestId('slot')).toHaveTextContent(/^Without it$/);
    await waitFor(() => expect(screen.getByTestId('slot')).toHaveTextContent('Start, or Without it'));
  });

  it.each([
    ['is lost', isLost],
    ['throws', throws],
  ])('stays if the piece of the only build %s', async (_, piece) => {
    const { loader, told } = loaderOf(piece);
    show(loader, slotWithFallback);
    await waitFor(() => expect(told.at(-1)).toBe(`refuse v0 in ${NAME}`));
    expect(screen.getByTestId('slot')).toHaveTextContent(/^Without it$/);
  });
});

it.each([
  ['is down', []],
  ['does not fill it', [undefined]],
])('shows nothing if the remote %s', async (_, pieces) => {
  const { loader } = loaderOf(...pieces);
  const load = jest.spyOn(loader, 'load');
  show(loader);
  await act(async () => void (await Promise.allSettled(load.mock.results.map(({ value }) => value))));
  expect(screen.getByTestId('slot')).toBeEmptyDOMElement();
  expect(screen.getByText('The page')).toBeVisible();
});

it('reports to the loader a build whose piece has been visible for a while', async () => {
  jest.useFakeTimers();
  const { loader, told } = loaderOf(shows('Start'));
  show(loader);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(told).not.toContain(`v0 worked in ${NAME}`);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(told).toContain(`v0 worked in ${NAME}`);
});
