import { versionOf } from '@tiffin/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { entryOf } from '../registry/entry-of';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';
import { haltRollout } from './halt-rollout';
import { watchRollouts } from './watch-rollouts';
import type { WatchSettings } from './watch-settings';

const MINUTE_MS = 60_000;

type Watch = {
  readonly name: string;
  readonly minutes: number;
  readonly say: (line: string) => void;
};

/**
 * Watches the rollout of one remote or of the shell for a time, for a pipeline that widens it afterwards. Halts it and rejects if its
 * error rate is over the limit, or if it is not known to be healthy in the end: a build that does not start sends no reports.
 */
export async function watchUntilJudged(
  target: DeployTarget,
  settings: WatchSettings,
  { name, minutes, say }: Watch,
): Promise<void> {
  const rollout = entryOf(await readRegistry(target), name)?.rollout;
  if (!rollout) throw new Error(`No version of ${name} is being rolled out: there is nothing to watch.`);
  const version = versionOf(rollout.build);
  const endMs = Date.now() + minutes * MINUTE_MS;
  for (;;) {
    const judged = await judgeOnce(target, settings, name);
    say(`${name} ${version}: ${judged.text}`);
    if (judged.verdict === 'gone')
      throw new Error(`${name} ${version} is not being rolled out any more: somebody has ended it.`);
    if (judged.verdict === 'halt') throw new Error(`${name} ${version} is halted: ${judged.text}`);
    const leftMs = endMs - Date.now();
    if (leftMs <= 0 && judged.verdict === 'healthy') return;
    if (leftMs <= 0) {
      const why = `not known to be healthy after ${minutes} minutes: ${judged.text}`;
      await haltRollout(target, name, { by: 'remote watch', why, now: new Date(), version });
      throw new Error(`${name} ${version} is halted: ${why}`);
    }
    await wait(Math.min(settings.everyMs, leftMs));
  }
}

type Judged = {
  readonly verdict: 'too early' | 'healthy' | 'halt' | 'gone' | 'unknown';
  readonly text: string;
};

async function judgeOnce(
  target: DeployTarget,
  { reportsUrl, limits }: WatchSettings,
  only: string,
): Promise<Judged> {
  try {
    const [finding] = await watchRollouts({ target, reportsUrl, limits, now: new Date(), only });
    if (!finding) return { verdict: 'gone', text: 'no rollout' };
    const { verdict, loads, errors } = finding;
    return { verdict, text: `${loads} loads, ${errors} errors, ${verdict}` };
  } catch (error) {
    return { verdict: 'unknown', text: error instanceof Error ? error.message : String(error) };
  }
}
