import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AnalyticsEvent, EventBatch } from '@tiffin/contracts';
import { makeEvent } from '../test-support/make-event';
import { createEventOutbox } from './event-outbox';
import { createEventSender } from './event-sender';
import { createEventStore } from './event-store';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function start(maxEvents = 500) {
  const outcomes: ('taken' | 'refused' | 'unknown')[] = [];
  const sent: (readonly string[])[] = [];
  const left: (readonly string[])[] = [];
  const idsOf = ({ events }: EventBatch) => events.map(({ eventId }) => eventId);
  const outbox = createEventOutbox({ store: createEventStore('page'), maxEvents, maxBatchEvents: 100 });
  const sender = createEventSender({
    outbox,
    send: async (batch) => {
      sent.push(idsOf(batch));
      return outcomes.shift() ?? 'taken';
    },
    sendLast: (batch) => {
      left.push(idsOf(batch));
      return true;
    },
    wrap: (events) => ({ ...EMPTY, events: [...events] }),
    random: () => 1,
  });
  const add = (...events: readonly AnalyticsEvent[]) => events.forEach(sender.add);
  return { sender, outbox, outcomes, sent, left, add };
}
const EMPTY: EventBatch = {
  batchDeliveryUuid: '',
  clientSubmittedTimestamp: '',
  sourceType: 'WEB',
  sourceVersion: '',
  sourceName: '',
  events: [],
};
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const makeEvents = (count: number) => Array.from({ length: count }, () => makeEvent());
const ids = (events: readonly AnalyticsEvent[]) => events.map(({ eventId }) => eventId);

it('sends events within 5 s together', async () => {
  const { sent, add } = start();
  const events = makeEvents(3);
  add(...events.slice(0, 2));
  await after(4000);
  add(...events.slice(2));
  expect(sent).toEqual([]);
  await after(1000);
  expect(sent).toEqual([ids(events)]);
  await after(60_000);
  expect(sent).toHaveLength(1);
});

it('sends at once when 20 events wait', async () => {
  const { sent, add } = start();
  const events = makeEvents(20);
  add(...events);
  await after(0);
  expect(sent).toEqual([ids(events)]);
});

it('[API-04] loses nothing in a short outage: the pause grows to a minute and the order is kept', async () => {
  const { sent, outcomes, outbox, add } = start();
  outcomes.push(...Array<'unknown'>(7).fill('unknown'));
  const events = makeEvents(1);
  add(...events);
  await after(5000);
  const pauses = [2, 4, 8, 16, 32, 60, 60];
  for (const [index, seconds] of pauses.entries()) {
    await after(seconds * 1000 - 1);
    expect(sent).toHaveLength(index + 1);
    await after(1);
  }
  expect(new Set(sent.map(String))).toEqual(new Set([String(ids(events))]));
  expect(outbox.count()).toBe(0);
});

it('[API-04] waits for the end of the pause despite new events, then sends all of them', async () => {
  const { sent, outcomes, add } = start();
  outcomes.push('unknown');
  const events = makeEvents(40);
  add(...events.slice(0, 1));
  await after(5000);
  add(...events.slice(1));
  await after(1999);
  expect(sent).toHaveLength(1);
  await after(1);
  expect(sent[1]).toEqual(ids(events));
});

it('does not repeat what the service refuses', async () => {
  const { sent, outcomes, outbox, add } = start();
  outcomes.push('refused');
  add(...makeEvents(1));
  await after(60_000);
  expect(sent).toHaveLength(1);
  expect(outbox.count()).toBe(0);
});

it('[API-04] sends 250 events in batches of at most 100', async () => {
  const { sent, add } = start();
  add(...makeEvents(250));
  await after(60_000);
  expect(Math.max(...sent.map(({ length }) => length))).toBe(100);
  expect(sent.flat()).toHaveLength(250);
  expect(new Set(sent.flat()).size).toBe(250);
});

it('[API-04] sends waiting events when the page closes, and the next page repeats them if no answer came', async () => {
  const { sender, left, add } = start();
  const events = makeEvents(2);
  add(...events);
  sender.leave();
  sender.stop();
  expect(left).toEqual([ids(events)]);
  const next = start();
  await after(0);
  expect(next.sent).toEqual([ids(events)]);
  expect(localStorage).toHaveLength(0);
});

it('[API-04] stays under the 64 kB that browsers accept from a closing page', () => {
  const { sender, left, add } = start();
  const events = Array.from({ length: 40 }, () => makeEvent({ eventParams: { text: 'x'.repeat(3000) } }));
  add(...events);
  sender.leave();
  const leftIds = left.flat();
  const bytes = JSON.stringify(events.slice(0, leftIds.length)).length;
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(64_000);
});

it('sends nothing at the end if nothing waits', () => {
  const { sender, left } = start();
  sender.leave();
  expect(left).toEqual([]);
});
