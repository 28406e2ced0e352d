const clockTime = /^([01]\d|2[0-4]):([0-5]\d)(?::\d\d)?$/;

/** Returns minutes since midnight of a local time `HH:mm`; NaN for an invalid time. */
export function minutesOfClock(time: string): number {
  const [, hour, minute] = clockTime.exec(time) ?? [];
  return Number(hour ?? Number.NaN) * 60 + Number(minute ?? Number.NaN);
}
