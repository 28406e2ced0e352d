/** Returns the calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}
