import { afterEach, expect, it, jest } from '@jest/globals';
import { makeEvent } from '../test-support/make-event';
import { createEventStore } from './event-store';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('passes the events of a closed page to the next one, once', () => {
  const [one, two] = [makeEvent(), makeEvent()];
  createEventStore('page-1').write([one]);
  createEventStore('page-2').write([two]);
  const next = createEventStore('page-3');
  expect(next.takeOver()).toEqual([one, two]);
  expect(Object.keys(localStorage)).toEqual(['tiffin_events_page-3']);
  expect(createEventStore('page-4').takeOver()).toEqual([one, two]);
});

it('stores nothing when nothing waits', () => {
  const store = createEventStore('page-1');
  store.write([makeEvent()]);
  store.write([]);
  expect(localStorage).toHaveLength(0);
});

it('drops events older than a week', () => {
  const old = makeEvent({ eventDatetime: '2026-11-01T00:00:00.000Z' });
  const young = makeEvent({ eventDatetime: '2026-11-20T00:00:00.000Z' });
  createEventStore('page-1').write([old, young]);
  expect(createEventStore('page-2', () => Date.parse('2026-11-21T00:00:00Z')).takeOver()).toEqual([young]);
});

it.each([
  'no JSON',
  '{}',
  'null',
  '[null, 7, "x", {}]',
  JSON.stringify([
    { ...makeEvent(), entityType: 'USER' },
    { ...makeEvent(), eventParams: { a: {} } },
  ]),
])('reads nothing from %j', (text) => {
  localStorage.setItem('tiffin_events_x', text);
  localStorage.setItem('another', 'stays');
  expect(createEventStore('page-1').takeOver()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['another']);
});

it('[API-04] works when storage is full or blocked', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createEventStore('page-1');
  expect(() => store.write([makeEvent()])).not.toThrow();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(store.takeOver()).toEqual([]);
  expect(() => store.write([])).not.toThrow();
});
