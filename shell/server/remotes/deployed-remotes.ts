import type { Registry, RemoteBuild } from '@tiffin/contracts';
import {
  decideRemotes,
  decideShell,
  createTrust,
  decisionKey,
  isShell,
  openTarget,
  readElementScript,
  readListedFile,
  readReleases,
  SHELL,
  withAssetOrigin,
} from '@tiffin/deploy';
import type { DeployTarget, ListedFile, StoredShell, StoreRegistry } from '@tiffin/deploy';
import type { Settings } from '../settings';
import type { KnownOrganization } from '../visits/read-organization';
import { subdomainOf } from '../visits/subdomain-of';
import { createRegistrySource } from './create-registry-source';

/** The remotes and the shell of one visit. Equal keys mean equal registries and shells. */
export type DecidedRemotes = {
  readonly key: string;
  readonly registry: () => Registry;
  /** The builds of the shell, in the order in which the server tries them. */
  readonly shells: readonly StoredShell[];
};

/** The deployed remotes and the deployed shell, as this server serves them. */
export type DeployedRemotes = {
  readonly read: () => Promise<StoreRegistry>;
  /** Whether a rollout of some remote or of the shell is in progress. Pages then need a device id. */
  readonly isRollingOut: () => Promise<boolean>;
  /** Returns the live or rolled-out remotes, by the device and the host's organisation. */
  readonly decide: (visit: Visit) => Promise<DecidedRemotes>;
  /** Returns the live remotes without any rollout, as partners get them. */
  readonly live: () => Promise<Registry>;
  /** Returns the builds of the shell without any rollout. */
  readonly liveShells: () => Promise<readonly StoredShell[]>;
  /** Returns every build of the shell that is kept. */
  readonly allShells: () => Promise<readonly StoredShell[]>;
  /** Reads a path of the deploy target. */
  readonly readStored: DeployTarget['read'];
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
  const trust = createTrust(target, settings.trustedKeys);
  const read = createRegistrySource(target, { trust, onFault });
  const decided = (
    registry: StoreRegistry,
    visitor: Parameters<typeof decideRemotes>[1],
  ): DecidedRemotes => ({
    key: decisionKey(registry, visitor),
    registry: () => withAssetOrigin(decideRemotes(registry, visitor), settings.assetUrl),
    shells: decideShell(registry, visitor),
  });
  const decidedForAll = new WeakMap<StoreRegistry, DecidedRemotes | 'each'>();
  const forAll = (registry: StoreRegistry): DecidedRemotes | 'each' => {
    const known = decidedForAll.get(registry);
    if (known) return known;
    const { remotes, shell } = registry;
    const isRollingOut = [...Object.values(remotes), shell].some((entry) => entry?.rollout);
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
    liveShells: async () => decideShell(await read(), NOBODY),
    allShells: async () => {
      const builds = (await readReleases(target, SHELL)).map(({ build }) => build).filter(isShell);
      const verdicts = await Promise.all(builds.map((build) => trust.check(SHELL, build)));
      return builds.filter((_build, index) => !('fault' in (verdicts[index] ?? {})));
    },
    readStored: target.read,
    readFile: (build, wanted) => readListedFile(target, build, wanted),
    readScript: (remote, integrity) => readElementScript(target, remote, integrity),
  };
}
