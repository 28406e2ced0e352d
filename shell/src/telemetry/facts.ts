import type { BusFactName, BusFacts } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';

type Take = <Name extends BusFactName>(name: Name, payload: BusFacts[Name], atMs: number) => void;

const NAMES = [
  'cartChanged',
  'orderPlaced',
  'paymentAnswered',
  'orderStatusChanged',
  'groupJoined',
  'groupLeft',
  'groupConfirmed',
  'teamJoined',
  'teamLeft',
  'sessionChanged',
  'localeChanged',
  'signInRequested',
  'screenViewed',
  'remoteLoaded',
  'remoteFailed',
] as const satisfies readonly BusFactName[];
const MOST_WAITING = 100;

const waiting: ((take: Take) => void)[] = [];
let taker: Take | null = null;

/** Queues the page's bus events until a handler is set. */
export function collectFacts(): void {
  NAMES.forEach(collect);
}

/** Sets the handler of all later events, and passes it the queued ones with their times (ms since 1970). */
export function takeFacts(take: Take): void {
  taker = take;
  waiting.splice(0).forEach((hand) => hand(take));
}

function collect<Name extends BusFactName>(name: Name): void {
  bus.on(name, (payload) => {
    const atMs = Date.now();
    if (taker) taker(name, payload, atMs);
    else if (waiting.length < MOST_WAITING) waiting.push((take) => take(name, payload, atMs));
  });
}
