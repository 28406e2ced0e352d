/** Interval of polling an active order while its page is visible. */
export const pollMs = 5000;
