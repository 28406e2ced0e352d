import { versionOf } from '@tiffin/contracts';
import { checkTypes } from '../check-types';
import type { Deployed, Deploying } from '../deploy-part';
import { deployRemote } from '../deploy-remote';
import { deployShell } from '../deploy-shell';
import { expectCommit } from '../expect-commit';
import { explainKeptBack } from '../explain-kept-back';
import { SHELL } from '../registry/entry-of';
import { describeAudience, parseAudience } from '../rollout/audience';
import type { Asked, Command } from './command';

export const deploy: Command = {
  usage: [
    ['deploy <name> [--to 10%|org:a,b] [--why "…"]', 'build, check, upload, go live (for all, or for some)'],
    ['       [--lift]', 'also where a rollback has pinned the remote'],
    ['       [--checked <commit>]', 'a pipeline has checked types and tests of this commit'],
  ],
  words: ['part'],
  run: async (asked) => {
    const { words, target } = asked;
    const [name = ''] = words;
    const deploying = await readDeploying(name, asked);
    const deployed = await deployOne(name, target, deploying);
    const whose = deploying.to ? ` for ${describeAudience(deploying.to)}` : '';
    if (deployed.did === 'is stored, but not live')
      return console.log(await explainKeptBack(target, name, deployed.build));
    console.log(`${name} ${versionOf(deployed.build)}: ${deployed.did}${whose}.`);
  },
};

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

function deployOne(name: string, target: Asked['target'], deploying: Deploying): Promise<Deployed> {
  return name === SHELL ? deployShell(target, deploying) : deployRemote(name, target, deploying);
}
