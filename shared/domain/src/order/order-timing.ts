import type { PromisedTime } from './promised-time';

/** When an order is expected: as promised, or later than that. `expectedAt` is null if nobody knows a new time. */
export type OrderTiming =
  | { readonly kind: 'untimed'; readonly expectedAt: string | null }
  | { readonly kind: 'promised'; readonly promised: PromisedTime }
  | { readonly kind: 'late'; readonly promised: PromisedTime; readonly expectedAt: string | null };

/** A forecast that is later by less than this is still the promise. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Returns whether an order keeps its promised time. It is late once that time has passed, or if the newest
 * forecast is clearly later. A forecast that has passed says nothing. `now` is in milliseconds since 1970.
 */
export function orderTiming(
  promised: PromisedTime | null,
  forecast: string | null,
  now: number,
): OrderTiming {
  const expected = forecast === null ? Number.NaN : Date.parse(forecast);
  if (promised === null) return { kind: 'untimed', expectedAt: expected > now ? forecast : null };
  const until = Date.parse(promised.to);
  const hasForecast = expected > now && expected > until;
  if (now <= until && !(hasForecast && expected >= until + TOLERANCE_MS))
    return { kind: 'promised', promised };
  return { kind: 'late', promised, expectedAt: hasForecast ? forecast : null };
}
