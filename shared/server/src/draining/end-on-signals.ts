import type { Closable, Draining } from './create-draining';

/**
 * Drains the server and ends the process on SIGTERM or SIGINT, with exit code 1 if answers were cut. A second signal ends
 * it at once.
 */
export function endOnSignals(draining: Draining, server: Closable): void {
  const end = (): void => {
    process.removeListener('SIGTERM', end).removeListener('SIGINT', end);
    void draining.drain(server).then((isComplete) => process.exit(isComplete ? 0 : 1));
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}
