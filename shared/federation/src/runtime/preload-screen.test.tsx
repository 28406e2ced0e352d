import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { lazyScreen } from './lazy-screen';
import { isScreenUnderWay, prefetchOf, prepareScreen, preloadScreen, screenUnderWay } from './preload-screen';

const HELD_BACK_MS = 300;

function inSuspense(element: ReactElement): ReactElement {
  return <Suspense fallback={<p>Loading</p>}>{element}</Suspense>;
}

it('shows a preloaded screen at once and does not fetch it again', async () => {
  const load = jest.fn(async () => ({ View: () => <h1>Menu</h1> }));
  const Screen = lazyScreen(load);
  await preloadScreen(<Screen />);
  render(inSuspense(<Screen />));
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not change a visible screen when it is preloaded', async () => {
  let mounted = 0;
  const View = (): ReactElement => {
    mounted += 1;
    return <h1>Menu</h1>;
  };
  const Screen = lazyScreen(async () => ({ View }));
  const { rerender } = render(inSuspense(<Screen />));
  const heading = await screen.findByRole('heading', { name: 'Menu' });
  await act(() => preloadScreen(<Screen />));
  rerender(inSuspense(<Screen />));
  expect(screen.getByRole('heading', { name: 'Menu' })).toBe(heading);
  expect(mounted).toBe(2);
});

it('lets the screen fetch its code itself if the preload fails', async () => {
  const load = jest.fn(async () => ({ View: () => <h1>Menu</h1> }));
  load.mockRejectedValueOnce(new Error('down'));
  const Screen = lazyScreen(load);
  await expect(preloadScreen(<Screen />)).rejects.toThrow('down');
  render(inSuspense(<Screen />));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeVisible();
});

it('prepares a part of a screen, for which no navigation waits', async () => {
  const Part = lazyScreen(async () => ({ View: () => <h2>Dish</h2> }));
  const prepared = prepareScreen(Part);
  expect(isScreenUnderWay()).toBe(false);
  await prepared;
  render(inSuspense(<Part />));
  expect(screen.getByRole('heading', { name: 'Dish' })).toBeVisible();
});

it('prepares nothing where the person saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const load = jest.fn(async () => ({ View: () => <h2>Dish</h2> }));
  const Part = lazyScreen(load);
  await prepareScreen(Part);
  expect(load).not.toHaveBeenCalled();
  await preloadScreen(<Part />);
  expect(load).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'connection');
});

it('preloads nothing for an element that is not a lazy screen', async () => {
  await expect(preloadScreen(<p />)).resolves.toBeUndefined();
  await expect(preloadScreen('words')).resolves.toBeUndefined();
});

it('stops waiting for a screen after the limit', async () => {
  jest.useFakeTimers();
  const Screen = lazyScreen<object>(() => new Promise(() => undefined));
  void preloadScreen(<Screen />);
  const waited = jest.fn();
  void screenUnderWay().then(waited);
  await jest.advanceTimersByTimeAsync(HELD_BACK_MS - 1);
  expect(waited).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('knows how to read the first data of a screen that says so, before its code has loaded', () => {
  const prefetch = async (): Promise<void> => undefined;
  const load = jest.fn(async () => ({ View: () => <h1>Menu</h1> }));
  const [Menu, Team] = [lazyScreen(load, prefetch), lazyScreen(load)];
  expect([prefetchOf(Menu), prefetchOf(Team), prefetchOf(() => null)]).toEqual([
    prefetch,
    undefined,
    undefined,
  ]);
  expect(load).not.toHaveBeenCalled();
});
