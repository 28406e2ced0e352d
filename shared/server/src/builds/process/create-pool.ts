import type { Limits } from '../limits';
import { keepProcess } from './keep-process';
import type { KeptProcess } from './keep-process';
import type { Question, Reply } from './messages';

export type Pool = {
  readonly start: () => void;
  /**
   * Asks the first free process. Resolves with undefined if `signal` aborts before one is free, if `isWanted` says so
   * then, or after `end`. Never rejects.
   */
  readonly ask: (question: Question, wish: Wish) => Promise<Reply | undefined>;
  readonly end: () => Promise<void>;
};
type Wish = {
  readonly signal: AbortSignal;
  readonly isWanted: () => boolean;
  /** Index of the process to ask, instead of the first free one. */
  readonly process?: number;
};
type Waiting = {
  readonly question: Question;
  readonly wish: Wish;
  readonly resolve: (reply?: Reply) => void;
};

/**
 * Gives questions to processes in turn. A process has one question at a time, so that its end costs one page, and it is
 * known whose build ended it.
 */
export function createPool(limits: Limits): Pool {
  const queue = new Set<Waiting>();
  let processes: readonly KeptProcess[] = [];
  let hasEnded = false;

  function start(): void {
    if (hasEnded || processes.length > 0) return;
    processes = Array.from({ length: limits.processes }, () => keepProcess(limits, askNext));
  }
  function askNext(): void {
    for (const waiting of queue) {
      const { wish } = waiting;
      const free = processes.find((process, index) => process.isFree() && (wish.process ?? index) === index);
      if (!free) continue;
      queue.delete(waiting);
      if (wish.isWanted())
        void free.ask(waiting.question).then((reply) => waiting.resolve(hasEnded ? undefined : reply));
      else waiting.resolve();
    }
  }

  return {
    start,
    ask: (question, wish) =>
      new Promise((resolve) => {
        if (hasEnded || wish.signal.aborted) return resolve(undefined);
        const waiting: Waiting = { question, wish, resolve };
        queue.add(waiting);
        wish.signal.addEventListener('abort', () => {
          if (queue.delete(waiting)) resolve(undefined);
        });
        start();
        askNext();
      }),
    end: async () => {
      hasEnded = true;
      for (const waiting of queue) waiting.resolve();
      queue.clear();
      await Promise.all(processes.map((process) => process.end()));
    },
  };
}
