import type { AnalyticsEvent, EventBatch } from '@tiffin/contracts';
import type { EventOutbox } from './event-outbox';

const MAX_BATCH_BYTES = 60_000;
/** Browsers take 64 kB in all of what a page sends while it goes. */
const MAX_LAST_BYTES = 60_000;
const WAIT_MS = 5000;
const BATCH_IS_FULL_AT = 20;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** What became of a batch that was sent. */
type Outcome = 'taken' | 'refused' | 'unknown';

type Options = {
  readonly outbox: EventOutbox;
  readonly send: (batch: EventBatch) => Promise<Outcome>;
  /** Leaves a batch with the browser while the page goes; false where it does not take it. */
  readonly sendLast: (batch: EventBatch) => boolean;
  readonly wrap: (events: readonly AnalyticsEvent[]) => EventBatch;
  /** A number from 0 to 1, so that pages do not come back all at once. */
  readonly random: () => number;
};

export type EventSender = {
  readonly add: (event: AnalyticsEvent) => void;
  /** The page goes, or may: hands over what waits, and keeps it too, because nobody tells whether it arrived. */
  readonly leave: () => void;
  readonly stop: () => void;
};

/**
 * Delivers the events of an outbox in batches: when 20 wait or 5 s after the first. What could not be delivered stays and
 * is sent again, with growing pauses; the service counts an event that comes twice once.
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
    // What is refused once is refused always: it must not hold up the rest.
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
