import { SANDBOX_START_MS, startSandbox, UNOPTIMISED, type RunningSandbox } from './start-sandbox';

/**
 * Gives the tests of the calling file a sandbox of their own: it starts before the first and stops after the
 * last. Before that, everything of it throws. `env` adds to its environment.
 */
export function ownSandbox(env: Readonly<Record<string, string>> = {}): RunningSandbox {
  let started: RunningSandbox | undefined;
  const running = (): RunningSandbox => {
    if (!started) throw new Error('The sandbox of this file runs only while its tests do.');
    return started;
  };
  beforeAll(async () => {
    started = await startSandbox(env, UNOPTIMISED);
  }, SANDBOX_START_MS);
  afterAll(() => running().stop());
  return {
    get url() {
      return running().url;
    },
    get shellUrl() {
      return running().shellUrl;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    crashAndRestart: () => running().crashAndRestart(),
    shutDown: () => running().shutDown(),
    secondUrl: () => running().secondUrl(),
    stop: () => running().stop(),
  };
}
