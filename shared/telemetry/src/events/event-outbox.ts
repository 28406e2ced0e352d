import type { AnalyticsEvent } from '@tiffin/contracts';
import type { EventStore } from './event-store';

/** The events that wait for their delivery. */
export type EventOutbox = {
  readonly add: (event: AnalyticsEvent) => void;
  /** The oldest events, as many as fit into so many bytes of JSON and into one batch. At least one, where there is one. */
  readonly next: (maxBytes: number) => readonly AnalyticsEvent[];
  /** The events have arrived, or never will. */
  readonly drop: (events: readonly AnalyticsEvent[]) => void;
  readonly count: () => number;
  /** How many events were thrown away because there were too many. */
  readonly lost: () => number;
  /** Keeps what waits for the time after this page; an empty outbox leaves nothing behind. */
  readonly keep: () => void;
};

type Options = {
  readonly store: EventStore;
  readonly maxEvents: number;
  readonly maxBatchEvents: number;
};

/** An outbox that begins with what earlier pages could not deliver. Above its limit it throws the oldest away. */
export function createEventOutbox({ store, maxEvents, maxBatchEvents }: Options): EventOutbox {
  let waiting: readonly AnalyticsEvent[] = [];
  let lost = 0;
  const add = (...events: readonly AnalyticsEvent[]): void => {
    const all = [...waiting, ...events];
    lost += Math.max(0, all.length - maxEvents);
    waiting = all.slice(-maxEvents);
  };
  add(...store.takeOver());
  return {
    add: (event) => add(event),
    next: (maxBytes) => {
      let bytes = 0;
      const fitting = waiting.slice(0, maxBatchEvents).findIndex((event) => {
        bytes += bytesOf(event);
        return bytes > maxBytes;
      });
      return waiting.slice(0, fitting === -1 ? maxBatchEvents : Math.max(1, fitting));
    },
    drop: (events) => {
      const gone = new Set(events.map(({ eventId }) => eventId));
      waiting = waiting.filter(({ eventId }) => !gone.has(eventId));
    },
    count: () => waiting.length,
    lost: () => lost,
    keep: () => store.write(waiting),
  };
}

function bytesOf(event: AnalyticsEvent): number {
  // A comma stands between two.
  return new TextEncoder().encode(JSON.stringify(event)).length + 1;
}
