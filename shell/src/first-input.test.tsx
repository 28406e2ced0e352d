import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { awaitFirstInput, firstInput } from './first-input';

let given: jest.Mock<() => void>;

beforeEach(() => {
  jest.useFakeTimers();
  given = jest.fn();
  awaitFirstInput(window);
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])(
  'ends with %s, also before it is asked for',
  async (name) => {
    void firstInput().then(given);
    await jest.advanceTimersByTimeAsync(4999);
    expect(given).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(name));
    await jest.advanceTimersByTimeAsync(0);
    expect(given).toHaveBeenCalledTimes(1);
    await firstInput();
  },
);

it('ends after 5 s for a person who only reads', async () => {
  void firstInput().then(given);
  await jest.advanceTimersByTimeAsync(5000);
  expect(given).toHaveBeenCalledTimes(1);
});

it('goes on after a pointer that the browser moves because the page has changed', async () => {
  void firstInput().then(given);
  const move = (movementX: number): void => {
    const event = new MouseEvent('pointermove');
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
    window.dispatchEvent(event);
  };
  move(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(given).not.toHaveBeenCalled();
  move(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(given).toHaveBeenCalledTimes(1);
});
