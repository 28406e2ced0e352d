import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterLoad, awaitFirstScreen, firstPictures, firstScreen } from './after-load';

const LONGEST_MS = 3000;
const IDLE_MS = 300;
/** Time for two idle callbacks: one after the screen, one after its pictures. */
const LATE_MS = IDLE_MS * 2;
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
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Adds a picture that is still loading; jsdom reports every picture as complete. */
function addPicture(loading: 'eager' | 'lazy'): HTMLImageElement {
  const picture = document.createElement('img');
  Object.defineProperties(picture, { complete: { value: false }, loading: { value: loading } });
  document.body.append(picture);
  return picture;
}

it('late work comes after the first screen, when the browser has time', async () => {
  afterLoad(work);
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(work).not.toHaveBeenCalled();
  show();
  await jest.advanceTimersByTimeAsync(LATE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(LONGEST_MS * 2);
  expect(work).toHaveBeenCalledTimes(1);
});

it('after one that fails too', async () => {
  afterLoad(work);
  fail(new Error('down'));
  await jest.advanceTimersByTimeAsync(LATE_MS);
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

it('waits for the screen’s pictures, shown or missing, but not for those that may come later', async () => {
  const [first, second] = [addPicture('eager'), addPicture('eager')];
  addPicture('lazy');
  afterLoad(work);
  show();
  await jest.advanceTimersByTimeAsync(IDLE_MS * 3);
  first.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  second.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['there', IDLE_MS],
  ['not there in time', 1500],
])('what waits for the first screen goes on when it is %s', async (state, ms) => {
  const goOn = jest.fn();
  void firstScreen(1500).then(goOn);
  if (state === 'there') show();
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(goOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('what waits for the pictures waits three seconds at most', async () => {
  addPicture('eager');
  const goOn = jest.fn();
  void firstPictures().then(goOn);
  show();
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(goOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(goOn).toHaveBeenCalledTimes(1);
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
