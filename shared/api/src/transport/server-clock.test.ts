import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { holdClock, noteServerDate, serverNow } from './server-clock';

const hourMs = 3_600_000;
const dateAt = (atMs: number) => ({ date: new Date(atMs).toUTCString() });
const skew = () => Math.round((serverNow() - Date.now()) / 1000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  noteServerDate(dateAt(Date.now()));
  jest.useRealTimers();
});

it.each([3 * hourMs, -26 * hourMs])('follows the services by %i ms, and back', (by) => {
  noteServerDate(dateAt(Date.now() + by));
  expect(Math.abs(skew() - by / 1000)).toBeLessThanOrEqual(1);
  noteServerDate(dateAt(Date.now()));
  expect(skew()).toBe(0);
});

it.each([[undefined], [null], [{}], [{ date: 7 }], [{ date: 'noon' }], ['date']])(
  'learns nothing from %p',
  (headers) => {
    noteServerDate(headers);
    expect(skew()).toBe(0);
  },
);

it('takes the second that an answer is late for nothing', () => {
  noteServerDate(dateAt(Date.now() - 1500));
  expect(skew()).toBe(0);
});

it('stands still while it is held, whatever answers say, and goes on afterwards', () => {
  const release = holdClock(1_000_000);
  noteServerDate(dateAt(Date.now() + hourMs));
  expect(serverNow()).toBe(1_000_000);
  release();
  expect(Math.abs(skew() - hourMs / 1000)).toBeLessThanOrEqual(1);
});
