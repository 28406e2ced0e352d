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
  return {
    read,
    isRollingOut: async () => Object.values((await read()).remotes).some(({ rollout }) => rollout),
    decide: async ({ host, deviceId }) => {
      const registry = await read();
      const known = await readOrganization(subdomainOf(host, settings.visits.baseDomain));
      const visitor = { deviceId, organizationId: known?.organization.organizationId ?? null };
      return {
        key: decisionKey(registry, visitor),
        registry: () => withAssetOrigin(decideRemotes(registry, visitor), settings.assetUrl),
      };
    },
    live: async () => withAssetOrigin(decideRemotes(await read(), NOBODY), settings.assetUrl),
    readFile: (build, wanted) => readListedFile(target, build, wanted),
  };
}
