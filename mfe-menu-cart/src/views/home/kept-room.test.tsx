import { afterEach, expect, it } from '@jest/globals';
import { personalText } from '@tiffin/config/storage';
import { render } from '@testing-library/react';
import { KeptRoom } from './kept-room';

const stored = personalText('room.active');
const heightOf = ({ container }: { container: HTMLElement }) =>
  container.querySelector<HTMLElement>('div')?.style.minHeight;

afterEach(() => localStorage.clear());

it('keeps the height of the last visit while the part loads', () => {
  stored.write(`78@${window.innerWidth}`);
  const view = render(<KeptRoom part="active" isLoading />);
  expect(heightOf(view)).toBe('78px');
  view.rerender(<KeptRoom part="active" isLoading={false} />);
  expect(heightOf(view)).toBe('');
});

it.each([
  ['nothing is stored', ''],
  ['the window had another width', `78@${window.innerWidth + 1}`],
  ['the text is broken', `x@${window.innerWidth}`],
])('keeps no height if %s', (_case, text) => {
  if (text !== '') stored.write(text);
  expect(heightOf(render(<KeptRoom part="active" isLoading />))).toBe('0');
});

it('forgets the height of a part that shows nothing', () => {
  stored.write(`78@${window.innerWidth}`);
  render(<KeptRoom part="active" isLoading={false} />);
  expect(stored.read()).toBeNull();
});
