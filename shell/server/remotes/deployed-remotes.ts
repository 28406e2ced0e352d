import type { Registry, RemoteBuild } from '@tiffin/contracts';
import {
  decideRemotes,
  decisionKey,
  openTarget,
  readListedFile,
  withAssetOrigin,
} from '@tiffin/federation/deploy';
import type { ListedFile, StoreRegistry } from '@tiffin/federation/deploy';
import type { Settings } from '../settings';
import type { KnownOrganization } from '../visits/read-organization';
import { subdomainOf } from '../visits/subdomain-of';
import { createRegistrySource } from './create-registry-source';

/** The remotes of one visit: equal key, equal registry. */
export type DecidedRemotes = { readonly key: string; readonly registry: () => Registry };

/** What is deployed, as this server hands it out. */
export type DeployedRemotes = {
  readonly read: () => Promise<StoreRegistry>;
  /** Whether some remote is being rolled out: pages then need the device's id. */
  readonly isRollingOut: () => Promise<boolean>;
  /** Live or rolled out, by the device and by the organisation of the host. */
  readonly decide: (visit: Visit) => Promise<DecidedRemotes>;
  /** What everybody gets where nothing is being rolled out to them, as partners do. */
  readonly live: () => Promise<Registry>;
  /** A file of a build; undefined where it is not there, or is not what the registry lists. */
  readonly readFile: (
    build: RemoteBuild,
    wanted: { readonly file: string; readonly mayBePacked: boolean },
  ) => Promise<ListedFile | undefined>;
};

type Visit = { readonly host: string | undefined; readonly deviceId: string | null };

type Sources = {
  readonly settings: Settings;
  readonly readOrganization: (subdomain: string | null) => Promise<KnownOrganization | null>;
  readonly onFault: (fault: string) => void;
};

const NOBODY = { deviceId: null, organizationId: null };

/** Reads what is deployed to the target of the settings. */
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
  };
}
