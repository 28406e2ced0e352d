const minute = 60_000;
const step = 15 * minute;
const earliest = 10 * minute;

/** Returns instants at which a group may close: the next quarter hours, at least ten minutes away. */
export function deadlineChoices(now: number, count: number): readonly string[] {
  const first = Math.ceil((now + earliest) / step) * step;
  return Array.from({ length: count }, (_, at) => new Date(first + at * step).toISOString());
}
