/** Whether a call ended because somebody called it off. Asked of axios' errors without axios, which may not be here yet. */
export function isCancelled(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && '__CANCEL__' in cause && cause.__CANCEL__ === true;
}
