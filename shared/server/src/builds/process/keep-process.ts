import type { Limits } from '../limits';
import type { Question, Reply } from './messages';
import { startBuildProcess } from './start-build-process';
import type { BuildProcess } from './start-build-process';

export type KeptProcess = {
  readonly isFree: () => boolean;
  readonly ask: (question: Question) => Promise<Reply>;
  readonly end: () => Promise<void>;
};

/** Keeps one process running. One that ends without any answer is started again later and later. */
export function keepProcess(limits: Limits, onFree: () => void): KeptProcess {
  let state: 'starting' | 'free' | 'busy' | 'ended' = 'starting';
  let endsInRow = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: BuildProcess = start();

  function start(): BuildProcess {
    state = 'starting';
    return startBuildProcess(limits, { onReady: becomeFree, onEnd: startAgain });
  }
  function becomeFree(): void {
    if (state === 'ended') return;
    state = 'free';
    onFree();
  }
  function startAgain(): void {
    if (state === 'ended') return;
    state = 'starting';
    const delayMs = endsInRow === 0 ? 0 : limits.backOffMs * 2 ** (endsInRow - 1);
    endsInRow += 1;
    timer = setTimeout(() => (current = start()), Math.min(delayMs, limits.backOffMaxMs));
  }

  return {
    isFree: () => state === 'free',
    ask: async (question) => {
      state = 'busy';
      const asked = current;
      const reply = await asked.ask(question);
      // After its end the process is another one, which says itself when it is ready.
      if (asked === current && state === 'busy') {
        endsInRow = 0;
        becomeFree();
      }
      return reply;
    },
    end: async () => {
      state = 'ended';
      clearTimeout(timer);
      await current.end();
    },
  };
}
