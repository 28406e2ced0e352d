import type { AnalyticsEvent } from '@tiffin/contracts';
import type { EventStore } from './event-store';

/** The events that wait to be delivered. */
export type EventOutbox = {
  readonly add: (event: AnalyticsEvent) => void;
  /**
   * Returns the oldest events, as many as fit into this many bytes of JSON and into one batch. Returns at
   * least one if there is one.
   */
  readonly next: (maxBytes: number) => readonly AnalyticsEvent[];
  /** Removes events that have arrived, or never will. */
  readonly drop: (events: readonly AnalyticsEvent[]) => void;
  readonly count: () => number;
  /** Returns how many events were dropped because there were too many. */
  readonly lost: () => number;
  /** Stores the waiting events for the next page. An empty outbox stores nothing. */
  readonly keep: () => void;
};

type Options = {
  readonly store: EventStore;
  readonly maxEvents: number;
  readonly maxBatchEvents: number;
};

/**
 * Creates an outbox that starts with what earlier pages could not deliver. Above its limit it drops the
 * oldest.
 */
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
  // Plus one for the comma between two events.
  return new TextEncoder().encode(JSON.stringify(event)).length + 1;
}
