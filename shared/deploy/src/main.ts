import { parseArgs } from 'node:util';
import { versionOf } from '@tiffin/contracts';
import { createSettingReader, shellUrl } from '@tiffin/settings';
import { checkRemote } from './check-remote';
import { checkShell } from './check-shell';
import { checkTypes } from './check-types';
import { createRemote } from './create/create-remote';
import { signingKey } from './deploy-settings';
import { deployRemote } from './deploy-remote';
import { deployShell } from './deploy-shell';
import { elementExample } from './elements/element-example';
import { expectCommit } from './expect-commit';
import { explainKeptBack } from './explain-kept-back';
import { writeLiveTypes } from './live-types/write-live-types';
import { listRemote } from './list-remote';
import type { Reason } from './registry/change-registry';
import { pruneRemote } from './prune/prune-remote';
import { previewRemote } from './previews/preview-remote';
import { prunePreviews } from './previews/prune-previews';
import { liveOf } from './registry/entry-changes';
import { namedEntries, SHELL } from './registry/entry-of';
import { readWholeRegistry } from './registry/revisions';
import { restoreRegistry } from './registry/restore-registry';
import { removeRemote } from './remove-remote';
import { rollbackRemote } from './rollback-remote';
import { describeAudience, parseAudience } from './rollout/audience';
import { haltRollout } from './rollout/halt-rollout';
import { runWatch } from './rollout/run-watch';
import { readWatchSettings } from './rollout/watch-settings';
import { widenRollout } from './rollout/widen-rollout';
import { describeSignature } from './signing/describe-signature';
import { readSigning } from './signing/read-signing';
import { writeKeyPair } from './signing/write-key-pair';
import { openTarget } from './target/open-target';
import { unpinRemote } from './unpin-remote';
import { verifyTarget } from './verify-target';
import { whoDeploys } from './who-deploys';
import { remoteNames, workspace } from './workspace';
import { WrongArguments } from './wrong-arguments';

const usage = `remote create <name>                                 make a new remote from the template, and install it
remote deploy <name> [--to 10%|org:a,b] [--why "…"]  build, check, upload, go live (for all, or for some)
         [--lift]                                    also where a rollback has pinned the remote
         [--checked <commit>]                        a pipeline has checked types and tests of this commit
remote widen <name> 50%|org:a,b [--why "…"]          more people get what is rolled out; 100% ends it
remote halt <name> [--why "…"]                       end a rollout: everybody has the live version
remote rollback <name> [version] [--why "…"]         make the previous or the named version live, and pin it
remote unpin <name> [--why "…"]                      lift the pin of a rollback: the next deploy goes live
remote remove <name> [--why "…"]                     take it out of the registry: its paths are nobody's
remote check <name>                                  build, and say whether it could be deployed
remote preview <name>                                build, check, upload, and print a link; nothing goes live
remote types <name>                                  write the contracts, paths and slots of what is live as types
remote list [name]                                   what is live, every version, who changed what, when, why
remote element <name>                                what partners copy to show its element, with the hash of now
remote verify                                        is the registry whole, and every file of what is live?
remote restore [revision] [--why "…"]                make an earlier revision of the registry the registry
remote prune [name] [--dry-run]                      remove the builds that no page and no rollback needs
remote keys <file>                                   make a key pair to sign builds; the private key goes into the file
remote watch                                         halt rollouts whose error rate is over the limit
remote --help                                        this text

<name> is a remote or "shell". The shell is not removed, and has no path of its own.`;

type Asked = {
  readonly name: string;
  readonly more: string | undefined;
  readonly to: string | undefined;
  readonly lift: boolean;
  readonly checked: string | undefined;
} & Reason;

const target = await openTarget(workspace.targetSettings);
const signing = readSigning(process.env, target);
const { trust } = signing;
// Compilers and builds that this process starts do not get it.
Reflect.deleteProperty(process.env, signingKey.name);
const now = (): Date => new Date();

/** Commands about one remote. */
const ofOne: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  deploy: async ({ name, to, by, why, lift, checked }) => {
    const audience = to === undefined ? undefined : parseAudience(to);
    const commit = checked === undefined ? undefined : await expectCommit(name, checked);
    const attester = await signing.readAttester(by);
    const checkSources = async () => (commit === undefined ? checkTypes(name) : undefined);
    const deploying = {
      by,
      why,
      lift,
      commit,
      checkSources,
      attester,
      trust,
      reuses: signing.reuses,
      to: audience,
      now: now(),
    };
    const deployed =
      name === SHELL ? await deployShell(target, deploying) : await deployRemote(name, target, deploying);
    const whose = audience ? ` for ${describeAudience(audience)}` : '';
    if (deployed.did === 'is stored, but not live')
      return console.log(await explainKeptBack(target, name, deployed.build));
    console.log(`${name} ${versionOf(deployed.build)}: ${deployed.did}${whose}.`);
  },
  types: async ({ name }) => console.log(`${await writeLiveTypes(name, target)} says what is live.`),
  preview: async ({ name }) =>
    console.log(await previewRemote(name, target, { now: now(), env: process.env })),
  widen: async ({ name, more = '', by, why }) => {
    const to = parseAudience(more);
    const did = await widenRollout(target, name, { by, why, to, now: now() });
    console.log(`${name}: ${did === 'changed' ? `rolled out to ${describeAudience(to)}` : did}.`);
  },
  halt: async ({ name, by, why }) => {
    const version = await haltRollout(target, name, { by, why, now: now() });
    console.log(`${name} ${version} is halted: everybody has the live version from the next page load on.`);
  },
  rollback: async ({ name, more: version, by, why }) => {
    const build = await rollbackRemote(target, name, { by, why, version, trust, now: now() });
    console.log(`${name} ${versionOf(build)} is live from the next page load on.`);
    console.log(`It is pinned: later deploys do not go live until "remote unpin ${name}" or "--lift".`);
  },
  unpin: async ({ name, by, why }) => {
    const version = await unpinRemote(target, name, { by, why, now: now() });
    console.log(`${name} is not pinned any more: ${version} stays live until the next deploy.`);
  },
  remove: async ({ name, by, why }) => {
    await removeRemote(target, name, { by, why, now: now() });
    console.log(
      `${name} is removed from the next page load on. If it is to go for good, delete its folder too.`,
    );
  },
  element: async ({ name }) => {
    const reader = createSettingReader(process.env);
    const site = reader.read(shellUrl);
    reader.end();
    console.log(await elementExample(target, name, site));
  },
  check: async ({ name }) => {
    const faults = name === SHELL ? await checkShell(target, trust) : await checkRemote(name, target, trust);
    say(faults, `${name} can be deployed.`);
  },
};

/** Commands about the whole target. */
const ofAll: Readonly<
  Record<string, (asked: Reason & { readonly more: string | undefined }) => Promise<unknown>>
> = {
  verify: async () => {
    const { registry } = await readWholeRegistry(target);
    for (const [name, entry] of namedEntries(registry)) {
      const build = liveOf(entry);
      console.log(`${name} ${versionOf(build)}: ${await describeSignature(target, { name, build }, trust)}`);
    }
    const missing = registry.shell ? [] : [`${target.name} has no shell: "remote deploy shell".`];
    say(
      [...missing, ...(await verifyTarget(target, trust))],
      `${target.name}: everything that is live is whole.`,
    );
  },
  restore: async ({ more, ...reason }) => {
    if (more !== undefined && !/^[1-9]\d*$/.test(more))
      throw new Error(`"${more}" is no revision: it must be a whole number above 0.`);
    const wanted = more === undefined ? undefined : Number(more);
    const revision = await restoreRegistry(target, { ...reason, now: now() }, wanted);
    console.log(`Revision ${revision} is the registry again.`);
  },
  watch: () => runWatch(target, readWatchSettings(process.env), console.log),
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongArguments ? 2 : 1;
}

async function run(): Promise<void> {
  const { positionals, values } = readWords();
  if (values.help) return console.log(usage);
  const [command = '', name, more, surplus] = positionals;
  if (surplus !== undefined) throw new WrongArguments(`Unknown argument "${surplus}".\n\n${usage}`);
  const reason = { by: await whoDeploys(process.env), why: values.why };
  const all = ofAll[command];
  if (all) return void (await all({ ...reason, more: name }));
  if (command === 'create' && name !== undefined && more === undefined) return create(name);
  if (command === 'keys' && name !== undefined && more === undefined)
    return console.log(await writeKeyPair(name));
  const names = [SHELL, ...remoteNames()];
  // A remote whose folder is gone may still be deployed, so `remove` accepts it.
  if (name !== undefined && command !== 'remove' && !names.includes(name)) {
    throw new WrongArguments(`There is no remote ${name}. Remotes, and the shell: ${names.join(', ')}`);
  }
  if (command === 'prune') {
    for (const remote of name === undefined ? names : [name]) {
      const pruning = { now: now(), isDryRun: values['dry-run'] };
      const builds = await pruneRemote(target, remote, pruning);
      const previews = await prunePreviews(target, remote, pruning);
      const versions = [...builds, ...previews.map((version) => `preview ${version}`)];
      const did = values['dry-run'] ? 'would be removed' : 'removed';
      console.log(
        `${remote}: ${versions.length} builds ${did}${versions.map((one) => `\n  ${one}`).join('')}`,
      );
    }
    return;
  }
  if (command === 'list') {
    for (const remote of name === undefined ? names : [name]) {
      console.log(await listRemote(target, remote, trust));
    }
    return;
  }
  const one = ofOne[command];
  if (!one || name === undefined) throw new WrongArguments(usage);
  await one({ ...reason, name, more, to: values.to, lift: values.lift, checked: values.checked });
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        lift: { type: 'boolean', default: false },
        checked: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        why: { type: 'string', default: '' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongArguments(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function create(name: string): Promise<void> {
  await createRemote(name);
  console.log(
    `${name} is made: ${name}/README.md. "npm run dev -- ${name}" shows it, "npm run remote -- deploy ${name}" deploys it.`,
  );
}

function say(faults: readonly string[], fine: string): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(fine);
}
