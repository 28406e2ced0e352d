import type { Registry, RemoteBuild } from '@tiffin/contracts';
import {
  decideRemotes,
  decisionKey,
  openTarget,
  readElementScript,
  readListedFile,
  withAssetOrigin,
} from '@tiffin/deploy';
import type { ListedFile, StoreRegistry } from '@tiffin/deploy';
import type { Settings } from '../settings';
import type { KnownOrganization } from '../visits/read-organization';
import { subdomainOf } from '../visits/subdomain-of';
import { createRegistrySource } from './create-registry-source';

/** The remotes of one visit. Equal keys mean equal registries. */
export type DecidedRemotes = { readonly key: string; readonly registry: () => Registry };

/** The deployed remotes, as this server serves them. */
export type DeployedRemotes = {
  readonly read: () => Promise<StoreRegistry>;
  /** Whether a rollout of some remote is in progress. Pages then need a device id. */
  readonly isRollingOut: () => Promise<boolean>;
  /** Returns the live or rolled-out remotes, by the device and the host's organisation. */
  readonly decide: (visit: Visit) => Promise<DecidedRemotes>;
  /** Returns the live remotes without any rollout, as partners get them. */
  readonly live: () => Promise<Registry>;
  /** Returns a file of a build, or undefined if it is missing or differs from the registry's record. */
  readonly readFile: (
    build: RemoteBuild,
    wanted: { readonly file: string; readonly mayBePacked: boolean },
  ) => Promise<ListedFile | undefined>;
  /** Returns a script of elements by its hash, also of a build that is gone; undefined if there was none. */
  readonly readScript: (remote: string, integrity: string) => Promise<Buffer | undefined>;
};

type Visit = { readonly host: string | undefined; readonly deviceId: string | null };

type Sources = {
  readonly settings: Settings;
  readonly readOrganization: (subdomain: string | null) => Promise<KnownOrganization | null>;
  readonly onFault: (fault: string) => void;
};

const NOBODY = { deviceId: null, organizationId: null };

/** Reads the deployed remotes from the target in the settings. */
export async function createDeployedRemotes({
  settings,
  readOrganization,
  onFault,
}: Sources): Promise<DeployedRemotes> {
  const target = await openTarget(settings.deployed);
  const read = createRegistrySource(target, onFault);
  const decided = (
    registry: StoreRegistry,
    visitor: Parameters<typeof decideRemotes>[1],
  ): DecidedRemotes => ({
    key: decisionKey(registry, visitor),
    registry: () => withAssetOrigin(decideRemotes(registry, visitor), settings.assetUrl),
  });
  const decidedForAll = new WeakMap<StoreRegistry, DecidedRemotes | 'each'>();
  const forAll = (registry: StoreRegistry): DecidedRemotes | 'each' => {
    const known = decidedForAll.get(registry);
    if (known) return known;
    const isRollingOut = Object.values(registry.remotes).some(({ rollout }) => rollout);
    const answer = isRollingOut ? 'each' : decided(registry, NOBODY);
    decidedForAll.set(registry, answer);
    return answer;
  };
  return {
    read,
    isRollingOut: async () => forAll(await read()) === 'each',
    decide: async ({ host, deviceId }) => {
      const registry = await read();
      const same = forAll(registry);
      if (same !== 'each') return same;
      const known = await readOrganization(subdomainOf(host, settings.visits.baseDomain));
      return decided(registry, { deviceId, organizationId: known?.organization.organizationId ?? null });
    },
    live: async () => withAssetOrigin(decideRemotes(await read(), NOBODY), settings.assetUrl),
    readFile: (build, wanted) => readListedFile(target, build, wanted),
    readScript: (remote, integrity) => readElementScript(target, remote, integrity),
  };
}
