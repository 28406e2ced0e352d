import { setTimeout as pause } from 'node:timers/promises';
import type { MemberProcess } from './member-process';

/** A process that is killed again and again, until it is told to stop. */
type Killing = {
  /** Rejects if a killed process does not start again. Never resolves before `stop`. */
  readonly ended: Promise<void>;
  /** Ends the killing and waits for the last start. */
  readonly stop: () => Promise<void>;
};

/**
 * Kills one process after the other and starts it again, one each `everyMs`, or as soon as the one before is back. Only
 * one is away at a time. `heard` is told of each kill before it.
 */
export function killInTurn(
  members: readonly MemberProcess[],
  everyMs: number,
  heard: (name: string) => void,
): Killing {
  const stopped = new AbortController();
  const killUntilStopped = async (): Promise<void> => {
    let dueAt = Date.now() + everyMs;
    for (let turn = 0; ; turn += 1) {
      const waitMs = Math.max(0, dueAt - Date.now());
      const isDue = await pause(waitMs, true, { signal: stopped.signal }).catch(() => false);
      const member = members[turn % members.length];
      if (!isDue || !member) return;
      dueAt = Date.now() + everyMs;
      heard(member.name);
      await member.killAndStart();
    }
  };
  const ended = killUntilStopped();
  return {
    ended,
    stop: async () => {
      stopped.abort();
      await ended;
    },
  };
}
