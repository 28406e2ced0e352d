import type { DeployTarget } from '../target/deploy-target';
import { watchRollouts } from './watch-rollouts';
import type { Finding } from './watch-rollouts';
import type { WatchSettings } from './watch-settings';

/**
 * Checks the rollouts repeatedly until the process ends, and logs new findings. A failed check (the counts or the
 * registry cannot be read) is logged and halts no rollout.
 */
export async function runWatch(
  target: DeployTarget,
  { everyMs, ...settings }: WatchSettings,
  say: (line: string) => void,
): Promise<never> {
  let last = '';
  for (;;) {
    const text = await watchRollouts({ target, ...settings, now: new Date() }).then(
      (findings) => findings.map(inWords).join('\n') || 'Nothing is being rolled out.',
      (error: unknown) => `Nothing was judged: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (text !== last) say(text);
    last = text;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

function inWords({ remote, version, verdict, loads, errors }: Finding): string {
  return `${remote} ${version}: ${loads} loads, ${errors} errors: ${verdict === 'halt' ? 'HALTED' : verdict}`;
}
