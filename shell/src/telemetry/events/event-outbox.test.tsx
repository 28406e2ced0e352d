import { afterEach, expect, it } from '@jest/globals';
import { makeEvent } from '../test-support/make-event';
import { createEventOutbox } from './event-outbox';
import { createEventStore } from './event-store';

afterEach(() => localStorage.clear());

function outboxOf(maxEvents = 5, maxBatchEvents = 3) {
  return createEventOutbox({ store: createEventStore('page'), maxEvents, maxBatchEvents });
}

it('[API-04] drops the oldest events above its limit, and counts them', () => {
  const outbox = outboxOf(3);
  const events = Array.from({ length: 5 }, () => makeEvent());
  events.forEach(outbox.add);
  expect(outbox.next(1_000_000)).toEqual(events.slice(2));
  expect([outbox.count(), outbox.lost()]).toEqual([3, 2]);
});

it('makes a batch of as many events as fit, and at least one', () => {
  const outbox = outboxOf();
  const events = Array.from({ length: 4 }, () => makeEvent());
  events.forEach(outbox.add);
  const size = JSON.stringify(events[0]).length + 1;
  expect(outbox.next(1_000_000)).toEqual(events.slice(0, 3));
  expect(outbox.next(size * 2)).toEqual(events.slice(0, 2));
  expect(outbox.next(size * 2 - 1)).toEqual(events.slice(0, 1));
  expect(outbox.next(1)).toEqual(events.slice(0, 1));
  expect(outboxOf().next(1)).toEqual([]);
});

it('starts with the events that an earlier page stored', () => {
  const before = outboxOf();
  const [one, two] = [makeEvent(), makeEvent()];
  before.add(one);
  before.add(two);
  before.drop([one]);
  before.keep();
  expect(outboxOf().next(1_000_000)).toEqual([two]);
});
