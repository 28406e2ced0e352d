import { versionOf } from '@tiffin/contracts';
import { checkTypes } from '../check-types';
import type { Deployed, Deploying } from '../deploy-part';
import { deployRemote } from '../deploy-remote';
import { deployShell } from '../deploy-shell';
import { expectCommit } from '../expect-commit';
import { explainKeptBack } from '../explain-kept-back';
import { inputHash } from '../input-hash';
import { entryOf, SHELL } from '../registry/entry-of';
import { readRegistry } from '../registry/revisions';
import { describeAudience, parseAudience } from '../rollout/audience';
import { readWatchMinutes, readWatchSettings } from '../rollout/watch-settings';
import { watchUntilJudged } from '../rollout/watch-until-judged';
import { widenRollout } from '../rollout/widen-rollout';
import { workspace } from '../workspace';
import { WrongArguments } from '../wrong-arguments';
import type { Asked, Command } from './command';

const EVERYBODY = { percent: 100, organizations: [] };

export const deploy: Command = {
  usage: [
    ['deploy <name> [--to 10%|org:a,b] [--why "…"]', 'build, check, upload, go live (for all, or for some)'],
    ['       [--minutes 20]', 'with --to: for all if it was healthy for so long, else halt it'],
    ['       [--lift]', 'also where a rollback has pinned the remote'],
    ['       [--checked <commit>]', 'a pipeline has checked types and tests of this commit'],
  ],
  words: ['part'],
  run: async (asked) => {
    const [name = ''] = asked.words;
    const deploying = await readDeploying(name, asked);
    const { to } = deploying;
    if (asked.minutes !== undefined && !to)
      throw new WrongArguments('--minutes needs --to 10%: a build that goes live for all is not watched.');
    if (asked.minutes !== undefined) return deployWatched(name, asked, deploying);
    await deployAndSay(name, asked, deploying);
  },
};

/** Rolls out, watches, and widens to everybody. The first build of all, and one that is live already, have nothing to watch. */
async function deployWatched(name: string, asked: Asked, deploying: Deploying): Promise<void> {
  const { target, by, now } = asked;
  const minutes = readWatchMinutes(asked.minutes);
  const settings = readWatchSettings(process.env);
  const entry = entryOf(await readRegistry(target), name);
  const isLive = entry?.buildId === (await inputHash(workspace.root, name));
  const isWatched = entry !== undefined && !isLive;
  const deployed = await deployAndSay(name, asked, isWatched ? deploying : { ...deploying, to: undefined });
  if (!isWatched || deployed.did === 'is stored, but not live') return;
  await watchUntilJudged(target, settings, { name, minutes, say: console.log });
  const why = `healthy for ${minutes} minutes`;
  await widenRollout(target, name, { by, why, to: EVERYBODY, now: now() });
  console.log(`${name} ${versionOf(deployed.build)} is live for everybody.`);
}

async function deployAndSay(name: string, { target }: Asked, deploying: Deploying): Promise<Deployed> {
  const deployed = await (name === SHELL
    ? deployShell(target, deploying)
    : deployRemote(name, target, deploying));
  const { did, build } = deployed;
  const whose = deploying.to ? ` for ${describeAudience(deploying.to)}` : '';
  console.log(
    did === 'is stored, but not live'
      ? await explainKeptBack(target, name, build)
      : `${name} ${versionOf(build)}: ${did}${whose}.`,
  );
  return deployed;
}

async function readDeploying(name: string, asked: Asked): Promise<Deploying> {
  const { by, why, lift, to, checked, signing, now } = asked;
  const commit = checked === undefined ? undefined : await expectCommit(name, checked);
  return {
    by,
    why,
    lift,
    commit,
    checkSources: async () => (commit === undefined ? checkTypes(name) : undefined),
    attester: await signing.readAttester(by),
    trust: signing.trust,
    reuses: signing.reuses,
    to: to === undefined ? undefined : parseAudience(to),
    now: now(),
  };
}
