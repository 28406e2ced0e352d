import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from './context';

/** Repeats some work while the service runs, with a pause after each round. Closing waits for the last round. */
export function repeatRounds(
  app: FastifyInstance,
  { options }: Pick<SandboxContext, 'options'>,
  work: () => Promise<void>,
  logError: (error: unknown) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = Promise.resolve();
  let isClosing = false;
  const begin = (): void => {
    round = work()
      .catch(logError)
      .then(() => {
        if (!isClosing) timer = setTimeout(begin, options.roundPauseMs);
      });
  };
  app.addHook('onReady', async () => begin());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
  });
}
