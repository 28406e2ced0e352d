import { holdClock } from '@tiffin/api';
import { setNetworkAdapter } from '@tiffin/api/test-support';
import { deliveryLocations } from '@tiffin/delivery-location';
import { messagesReady } from '@tiffin/i18n';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startTestSession } from '../test-session';
import { makeApp } from './make-app';
import type { Around, BrowserState, Rendering } from './rendering';

type Hydration = {
  readonly load: Rendering['load'];
  readonly around: Around;
  readonly state: BrowserState;
  readonly onError: (error: unknown) => void;
};

/** Hydrates the page like the shell: the clock is held meanwhile. Returns the function that unmounts it. */
export async function hydrate({ load, around, state, onError }: Hydration): Promise<() => Promise<void>> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root.');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  // What the server did not read stays unknown: this is about the first renders.
  setNetworkAdapter(() => new Promise(() => undefined));
  startTestSession(state.session, around.config);
  if (state.deliveryLocation) deliveryLocations.choose(state.deliveryLocation);
  const app = makeApp(await load(), { ...around, filled: [...around.filled, ...(state.read ?? [])] });
  await messagesReady();
  const release = holdClock(around.serverMs);
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: onError }));
  await chunksShown();
  act(release);
  await chunksShown();
  return async () => {
    act(() => {
      root.unmount();
    });
    setNetworkAdapter(undefined);
    // Cancelled queries start timers, which must be the page's.
    await new Promise((resolve) => setImmediate(resolve));
  };
}

/** Each round loads the chunks that the one before asked for. */
async function chunksShown(): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}
