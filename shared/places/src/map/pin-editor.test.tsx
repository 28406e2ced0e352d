import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { LatLng } from '@tiffin/contracts';
import { renderInApp, testConfig } from '@tiffin/testing';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { offsetOf } from './offset-of';
import type { OpenMapAt } from './open-map';
import { PinEditor } from './pin-editor';

const origin = { latitude: 43.6455, longitude: -79.3901 };

/** A map without pictures. It keeps where its pins are, and lets a test drag one. */
function makeMap() {
  const state: {
    at: LatLng | null;
    drag: ((to: LatLng) => void) | undefined;
    loseTiles: () => void;
    isOpen: boolean;
  } = {
    at: null,
    drag: undefined,
    loseTiles: () => undefined,
    isOpen: true,
  };
  const open: OpenMapAt = async (container, { onIncomplete }) => {
    state.loseTiles = onIncomplete;
    return {
      place: (element, point, onDragged) => {
        container.append(element);
        state.at = point;
        state.drag = onDragged;
        return {
          moveTo: (to) => {
            state.at = to;
          },
          remove: () => void element.remove(),
        };
      },
      close: () => {
        state.isOpen = false;
      },
    };
  };
  return { state, open };
}

function Door({ open }: { readonly open: OpenMapAt }): ReactElement {
  const [moved, setMoved] = useState<LatLng | null>(null);
  return (
    <PinEditor
      address={{ ...origin, displayName: '12 Mercer Street' }}
      moved={moved}
      farthestMetres={300}
      onMove={setMoved}
      open={open}
    />
  );
}

const map = { styleUrl: 'http://maps.test/style.json', workerUrl: 'http://localhost:3000/_map/worker.mjs' };

/** Opens the map of an address. */
async function openDoor(open: OpenMapAt) {
  const app = renderInApp(<Door open={open} />, { config: { ...testConfig, map } });
  await app.user.click(screen.getByRole('button', { name: 'Adjust on the map' }));
  return app;
}
const findPin = () => screen.findByRole('button', { name: 'Pin at your door' });

it('moves its pin by arrow keys, farther with Shift, and never beyond the limit', async () => {
  const { state, open } = makeMap();
  const { user } = await openDoor(open);
  const pin = await findPin();
  expect(screen.getByText('The pin is at 12 Mercer Street.')).toBeVisible();
  expect(pin).toHaveAccessibleDescription('Move it with the arrow keys, or drag it.');
  act(() => pin.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('The pin is 10 m east of 12 Mercer Street.')).toBeVisible();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('The pin is 25 m north of 12 Mercer Street.')).toBeVisible();
  expect(offsetOf(origin, state.at ?? origin)).toEqual({ metres: 25, compass: 'north' });
  await user.click(screen.getByRole('button', { name: 'Move pin back' }));
  expect(screen.getByText('The pin is at 12 Mercer Street.')).toBeVisible();
  expect(offsetOf(origin, state.at ?? origin).metres).toBe(0);
  act(() => pin.focus());
  await user.keyboard(`{Shift>}${'{ArrowUp}'.repeat(20)}{/Shift}`);
  expect(screen.getByText('The pin is 300 m north of 12 Mercer Street.')).toBeVisible();
});

it('follows a pin that is dragged, and puts one that went too far back to the limit', async () => {
  const { state, open } = makeMap();
  await openDoor(open);
  await findPin();
  act(() => state.drag?.({ latitude: 43.646, longitude: -79.3901 }));
  expect(screen.getByText('The pin is 56 m north of 12 Mercer Street.')).toBeVisible();
  act(() => state.drag?.({ latitude: 44, longitude: -79.3901 }));
  expect(screen.getByText('The pin is 300 m north of 12 Mercer Street.')).toBeVisible();
  expect(offsetOf(origin, state.at ?? origin).metres).toBe(300);
});

it('says in one sentence that a map cannot be shown', async () => {
  await openDoor(() => Promise.reject(new Error('No WebGL')));
  expect(await screen.findByText('We can’t show the map here.')).toBeVisible();
  expect(screen.queryByRole('group', { name: /Map around/ })).toBeNull();
  expect(screen.getByText('The pin is at 12 Mercer Street.')).toBeVisible();
});

it('says that parts of the map are missing, and keeps the pin', async () => {
  const { state, open } = makeMap();
  await openDoor(open);
  const pin = await findPin();
  expect(screen.queryByText('Parts of the map didn’t load.')).toBeNull();
  act(() => state.loseTiles());
  expect(screen.getByText('Parts of the map didn’t load.')).toBeVisible();
  expect(pin).toBeVisible();
});

it('is closed with its screen, also if it opens later', async () => {
  const { state, open } = makeMap();
  const opened = jest.fn<OpenMapAt>(open);
  const first = await openDoor(opened);
  await findPin();
  first.unmount();
  expect(state.isOpen).toBe(false);
  const late = makeMap();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const second = await openDoor((...asked) => held.then(() => late.open(...asked)));
  second.unmount();
  await act(async () => release());
  expect(late.state.isOpen).toBe(false);
});

it('offers no map on a site without one', () => {
  renderInApp(<Door open={makeMap().open} />, { config: testConfig });
  expect(screen.queryByRole('button')).toBeNull();
});
