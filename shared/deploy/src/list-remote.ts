import { versionOf } from '@tiffin/contracts';
import { describePin } from './describe-pin';
import { readReleases } from './builds/releases';
import { entryOf } from './registry/entry-of';
import { readRevision, readWholeRegistry, revisionNumbers } from './registry/revisions';
import type { Change, StoreEntry } from './registry/store-registry';
import { describeAudience } from './rollout/audience';
import { describeSignature } from './signing/describe-signature';
import { createTrust } from './signing/trust';
import type { Trust } from './signing/trust';
import type { DeployTarget } from './target/deploy-target';

/** How many of the registry's latest changes are searched. */
const LOOKED_THROUGH = 200;

/** Describes a remote as text: its versions (`*` live, `%` rolling out), and its changes, newest first. */
export async function listRemote(
  target: DeployTarget,
  remote: string,
  trust: Trust = createTrust(target, new Map()),
): Promise<string> {
  const { registry, damaged } = await readWholeRegistry(target);
  const entry = entryOf(registry, remote);
  const releases = await readReleases(target, remote);
  const changes = await changesOf(target, remote);
  const pinned = describePin(entry);
  return [
    remote,
    ...(pinned === undefined ? [] : [`  = ${pinned}; "remote unpin ${remote}" lifts it`]),
    ...damaged.map(
      (revision) => `  ! revision ${revision} of the registry is damaged: "remote restore" mends it`,
    ),
    ...(await Promise.all(
      releases.map(async ({ build, publishedAt }) => {
        const version = versionOf(build);
        const signed = await describeSignature(target, { name: remote, build }, trust);
        return `  ${mark(entry, version)} ${version}  ${publishedAt}${audienceOf(entry, version)}  ${signed}`;
      }),
    )),
    ...changes.map(inWords),
  ].join('\n');
}

function mark(entry: StoreEntry | undefined, version: string): '*' | '%' | ' ' {
  if (!entry) return ' ';
  if (versionOf(entry) === version) return '*';
  return entry.rollout && versionOf(entry.rollout.build) === version ? '%' : ' ';
}

function audienceOf(entry: StoreEntry | undefined, version: string): string {
  const isRolledOut = entry?.rollout && versionOf(entry.rollout.build) === version;
  return isRolledOut ? `  for ${describeAudience(entry.rollout)}` : '';
}

type Numbered = Change & { readonly revision: number };

async function changesOf(target: DeployTarget, remote: string): Promise<readonly Numbered[]> {
  const numbers = (await revisionNumbers(target)).slice(0, LOOKED_THROUGH);
  const registries = await Promise.all(numbers.map((number) => readRevision(target, number)));
  return registries.flatMap((registry) => {
    if (registry === 'damaged' || !registry.change) return [];
    const { change, revision } = registry;
    return change.remote === remote || change.remote === null ? [{ ...change, revision }] : [];
  });
}

function inWords({ revision, at, by, did, version, previous, why, commit }: Numbered): string {
  const instead = previous === null ? '' : `, live before: ${previous}`;
  const checked = commit === undefined ? '' : `, checked at ${commit}`;
  return `    #${revision} ${at} ${by} ${did} ${version}${instead}${checked}${why === '' ? '' : ` (${why})`}`;
}
