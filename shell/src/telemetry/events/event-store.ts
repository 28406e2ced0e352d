import type { AnalyticsEvent } from '@tiffin/contracts';
import { isAnalyticsEvent } from './is-analytics-event';

const PREFIX = 'tiffin_events_';
/** Events that could not be delivered in a week are useless. */
const KEPT_MS = 604_800_000;

/** Stores events beyond the life of their page. */
export type EventStore = {
  /**
   * Returns the events that earlier pages stored and removes them from storage. This page must now deliver
   * them.
   */
  readonly takeOver: () => readonly AnalyticsEvent[];
  /** Stores these events of this page instead of the ones before. */
  readonly write: (events: readonly AnalyticsEvent[]) => void;
};

/**
 * Creates storage for the events of one page under a key of its own, so that tabs do not overwrite each
 * other. Storage that is blocked, full or invalid counts as empty.
 */
export function createEventStore(pageId: string, nowMs: () => number = Date.now): EventStore {
  const own = PREFIX + pageId;
  const write = (events: readonly AnalyticsEvent[]): void => {
    tolerantly(() =>
      events.length > 0 ? localStorage.setItem(own, JSON.stringify(events)) : localStorage.removeItem(own),
    );
  };
  return {
    write,
    takeOver: () => {
      const found = tolerantly(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(PREFIX))
          .flatMap((key) => {
            const events = read(localStorage.getItem(key) ?? '');
            localStorage.removeItem(key);
            return events;
          }),
      );
      const young = (found ?? []).filter(
        ({ eventDatetime }) => nowMs() - Date.parse(eventDatetime) < KEPT_MS,
      );
      write(young);
      return young;
    },
  };
}

/** Removes the events of all pages. */
export function forgetStoredEvents(): void {
  tolerantly(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key)),
  );
}

function read(text: string): readonly AnalyticsEvent[] {
  const value: unknown = tolerantly(() => JSON.parse(text));
  return Array.isArray(value) ? value.filter(isAnalyticsEvent) : [];
}

function tolerantly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
