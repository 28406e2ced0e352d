const second = 1000;
const minute = 60 * second;
const spokenMinutes = [10, 5, 1];

/** What a countdown shows and announces with `leftMs` to go. */
export type TimeLeft = {
  /** "17:42", "1:02:05"; never below "00:00". */
  readonly clock: string;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
  readonly isOver: boolean;
};

/** Returns milliseconds as a clock and as minutes. */
export function timeLeft(leftMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(leftMs / second));
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return {
    clock: (hours > 0 ? [String(hours), ...parts] : parts).join(':'),
    minutes: Math.ceil(seconds / 60),
    isOver: seconds === 0,
  };
}

/**
 * Returns the minute mark (10, 5, 1) that was crossed between two readings, the lowest if several; undefined
 * for none.
 */
export function crossedMark(beforeMs: number, nowMs: number): number | undefined {
  return spokenMinutes.filter((mark) => beforeMs > mark * minute && nowMs <= mark * minute).at(-1);
}
