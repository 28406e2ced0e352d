import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startRoundRobin } from './test-support/round-robin';
import { freePort, startShellProcess } from './test-support/shell-process';
import { writeShellFiles } from './test-support/start-shell';

const CALLERS = 20;
const FEWEST = 3000;
const START_LIMIT_MS = 180_000;

let files: Awaited<ReturnType<typeof writeShellFiles>>;

beforeAll(async () => {
  files = await writeShellFiles();
});
afterAll(() => files.remove());

it(
  'refuses no request under load while one of two processes is replaced',
  async () => {
    const env = { ...files.env, TIFFIN_DRAIN_MS: '2000', TIFFIN_RATE_LIMIT_ALLOWED: '127.0.0.1' };
    const ports = [await freePort(), await freePort()] as const;
    const [first, second] = await Promise.all(ports.map((port) => startShellProcess(port, env)));
    if (!first || !second) throw new Error('Two processes are needed.');
    const balancer = startRoundRobin(ports);
    const outcomes = new Map<number | string, number>();
    let count = 0;
    let isReplaced = false;
    const call = async (): Promise<void> => {
      while (!isReplaced || count < FEWEST) {
        const outcome = await balancer.ask('/remotes.json');
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        count += 1;
      }
    };
    const calls = Promise.all(Array.from({ length: CALLERS }, call));
    expect(await first.end()).toBe(0);
    const replacement = await startShellProcess(first.port, env);
    isReplaced = true;
    await calls;
    balancer.stop();
    expect(await Promise.all([second.end(), replacement.end()])).toEqual([0, 0]);
    expect([...outcomes.keys()]).toEqual([200]);
    expect(count).toBeGreaterThanOrEqual(FEWEST);
  },
  START_LIMIT_MS,
);
