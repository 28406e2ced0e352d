import type { AnalyticsEvent, EventBatch } from '@tiffin/contracts';
import type { EventOutbox } from './event-outbox';

const MAX_BATCH_BYTES = 60_000;
/** Browsers accept 64 kB in total from a closing page. */
const MAX_LAST_BYTES = 60_000;
const WAIT_MS = 5000;
const BATCH_IS_FULL_AT = 20;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** The result of sending a batch. */
type Outcome = 'taken' | 'refused' | 'unknown';

type Options = {
  readonly outbox: EventOutbox;
  readonly send: (batch: EventBatch) => Promise<Outcome>;
  /** Hands a batch to the browser while the page closes. Returns false if the browser refuses it. */
  readonly sendLast: (batch: EventBatch) => boolean;
  readonly wrap: (events: readonly AnalyticsEvent[]) => EventBatch;
  /** Returns a number from 0 to 1 for jitter, so that pages do not retry all at once. */
  readonly random: () => number;
};

export type EventSender = {
  readonly add: (event: AnalyticsEvent) => void;
  /**
   * Called when the page closes or may close. Sends waiting events and stores them too, because no answer
   * says whether they arrived.
   */
  readonly leave: () => void;
  readonly stop: () => void;
};

/**
 * Delivers the events of an outbox in batches: when 20 wait or 5 s after the first. Undelivered events are
 * retried with growing pauses. The service counts a repeated event once.
 */
export function createEventSender({ outbox, send, sendLast, wrap, random }: Options): EventSender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;

  const sendIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void deliver(), ms);
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || outbox.count() === 0) return;
    isSending = true;
    const events = outbox.next(MAX_BATCH_BYTES);
    const outcome = await send(wrap(events)).catch((): Outcome => 'unknown');
    isSending = false;
    if (outcome === 'unknown') {
      failures += 1;
      outbox.keep();
      sendIn(pauseMs(failures, random()));
      return;
    }
    failures = 0;
    // A refused batch would always be refused, so it must not block the others.
    outbox.drop(events);
    outbox.keep();
    if (outbox.count() > 0) sendIn(outbox.count() >= BATCH_IS_FULL_AT ? 0 : WAIT_MS);
  };

  if (outbox.count() > 0) sendIn(0);
  return {
    add: (event) => {
      outbox.add(event);
      if (failures > 0) return;
      if (outbox.count() >= BATCH_IS_FULL_AT) void deliver();
      else if (timer === undefined && !isSending) sendIn(WAIT_MS);
    },
    leave: () => {
      outbox.keep();
      const events = outbox.next(MAX_LAST_BYTES);
      if (events.length > 0) sendLast(wrap(events));
    },
    stop: () => clearTimeout(timer),
  };
}

function pauseMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest / 2 + (longest / 2) * random;
}
