import type { AnalyticsEvent } from '@tiffin/contracts';
import { isAnalyticsEvent } from './is-analytics-event';

const PREFIX = 'tiffin_events_';
/** What could not be delivered in a week is of no use. */
const KEPT_MS = 604_800_000;

/** Where events outlive their page. */
export type EventStore = {
  /** Takes what earlier pages left; it is then this page's to deliver. */
  readonly takeOver: () => readonly AnalyticsEvent[];
  /** Keeps these events of this page, in place of what it kept before. */
  readonly write: (events: readonly AnalyticsEvent[]) => void;
};

/**
 * A place in the browser's storage for the events of one page, so that tabs do not write over each other. Storage that is
 * blocked or full, or holds anything else, is as good as empty.
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
