import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterLoad, awaitFirstScreen } from './after-load';

const LONGEST_MS = 3000;
const IDLE_MS = 300;
let work: jest.Mock<() => void>;
let show: () => void;
let fail: (error: Error) => void;

beforeEach(() => {
  jest.useFakeTimers();
  work = jest.fn();
  const screen = new Promise<void>((resolve, reject) => {
    [show, fail] = [resolve, reject];
  });
  awaitFirstScreen(screen);
});
afterEach(() => {
  jest.useRealTimers();
});

it('late work comes after the first screen, when the browser has time', async () => {
  afterLoad(work);
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(work).not.toHaveBeenCalled();
  show();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(LONGEST_MS * 2);
  expect(work).toHaveBeenCalledTimes(1);
});

it('after one that fails too', async () => {
  afterLoad(work);
  fail(new Error('down'));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for none longer than three seconds', async () => {
  afterLoad(work);
  await jest.advanceTimersByTimeAsync(LONGEST_MS + IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  show();
  await jest.advanceTimersByTimeAsync(LONGEST_MS * 2);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['before the screen', 'between screen and idle time'])('is taken back %s', async (when) => {
  const leave = afterLoad(work);
  if (when !== 'before the screen') {
    show();
    await jest.advanceTimersByTimeAsync(1);
  }
  leave();
  show();
  await jest.advanceTimersByTimeAsync(LONGEST_MS * 2);
  expect(work).not.toHaveBeenCalled();
});
