import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

function drag(from: number, to: number): void {
  const bar = screen.getByRole('heading').parentElement;
  if (!bar) throw new Error('The heading is in no title bar.');
  // jsdom does not implement it.
  bar.setPointerCapture = () => undefined;
  const send = (type: string, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY });
    fireEvent(bar, Object.assign(event, { isPrimary: true, pointerId: 1 }));
  };
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
}

const onClose = jest.fn();

function show(width: 'phone' | 'desktop', keepOnScrim = false): void {
  onClose.mockClear();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...new EventTarget(),
    media,
    matches: media.includes('max-width') && width === 'phone',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }));
  render(
    <Dialog title="Cart" keepOnScrim={keepOnScrim} onClose={onClose}>
      Two curries
    </Dialog>,
  );
}

it.each([
  ['far down closes a sheet', 'phone', 300, false, 1],
  ['a little does not close it', 'phone', 0, false, 0],
  ['far down does not close a sheet with unsent input', 'phone', 300, true, 0],
  ['does nothing on wide screens', 'desktop', 300, false, 0],
] as const)('a drag %s', (_, width, by, keepOnScrim, closed) => {
  show(width, keepOnScrim);
  drag(100, 100 + by);
  expect(onClose).toHaveBeenCalledTimes(closed);
});
