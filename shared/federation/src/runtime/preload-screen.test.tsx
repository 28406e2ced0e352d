import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { lazyScreen } from './lazy-screen';
import { preloadScreen, screenUnderWay } from './preload-screen';

const HELD_BACK_MS = 300;

function inSuspense(element: ReactElement): ReactElement {
  return <Suspense fallback={<p>On its way</p>}>{element}</Suspense>;
}

it('a screen that was made ready is there at once, and is not fetched again', async () => {
  const load = jest.fn(async () => ({ View: () => <h1>Menu</h1> }));
  const Screen = lazyScreen(load);
  await preloadScreen(<Screen />);
  render(inSuspense(<Screen />));
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a screen that is shown already stays the same when it is made ready', async () => {
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

it('where it fails the screen fetches for itself', async () => {
  const load = jest.fn(async () => ({ View: () => <h1>Menu</h1> }));
  load.mockRejectedValueOnce(new Error('down'));
  const Screen = lazyScreen(load);
  await expect(preloadScreen(<Screen />)).rejects.toThrow('down');
  render(inSuspense(<Screen />));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeVisible();
});

it('makes nothing ready of what is no such screen', async () => {
  await expect(preloadScreen(<p />)).resolves.toBeUndefined();
  await expect(preloadScreen('words')).resolves.toBeUndefined();
});

it('nobody waits longer for a screen than waiting is worth', async () => {
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
