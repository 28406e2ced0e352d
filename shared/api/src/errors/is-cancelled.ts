/** Returns whether a call was cancelled. Checks axios errors without importing axios, which may not have loaded yet. */
export function isCancelled(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && '__CANCEL__' in cause && cause.__CANCEL__ === true;
}
