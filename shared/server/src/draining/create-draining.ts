import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests in progress have this long to finish after the server has stopped listening. */
const FINISH_WITHIN_MS = 5_000;

/** The end of a server: first it says that it is not ready, then it refuses connections, then it waits. */
export type Draining = {
  /** Whether readiness is off. */
  readonly isDraining: () => boolean;
  /** Counts an answer as in progress until its connection has it. */
  readonly follow: (response: ServerResponse) => void;
  /**
   * Serves for the drain time, then closes the server and waits for the answers in progress. Returns whether all were
   * finished within five seconds.
   */
  readonly drain: (server: Closable) => Promise<boolean>;
};

/** A server that can stop listening. */
export type Closable = {
  /** Stops listening. Resolves when all connections have ended. */
  readonly close: () => Promise<unknown>;
  /** Ends all connections. */
  readonly cut: () => void;
};

/** Returns the end of a server that has not begun. */
export function createDraining(drainMs: number): Draining {
  const inProgress = new Set<ServerResponse>();
  let isDraining = false;
  let onAnswered = (): void => undefined;

  return {
    isDraining: () => isDraining,
    follow: (response) => {
      inProgress.add(response);
      if (isDraining) closeAfter(response);
      response.once('close', () => {
        inProgress.delete(response);
        if (inProgress.size === 0) onAnswered();
      });
    },
    drain: async ({ close, cut }) => {
      isDraining = true;
      inProgress.forEach(closeAfter);
      await wait(drainMs);
      const closing = close();
      const answered = new Promise<boolean>((resolve) => {
        onAnswered = () => resolve(true);
        if (inProgress.size === 0) resolve(true);
      });
      const isComplete = await Promise.race([answered, tooLate()]);
      // Browsers open connections that they never use. Those would keep the server open.
      cut();
      await Promise.race([closing, tooLate()]);
      return isComplete;
    },
  };
}

/** The next request of this client goes to another process. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function tooLate(): Promise<false> {
  return wait(FINISH_WITHIN_MS, false as const, { ref: false });
}
