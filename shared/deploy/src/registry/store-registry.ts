import { z } from 'zod';
import { storedBuildSchema } from './stored-build';

const rolloutSchema = z.object({
  build: storedBuildSchema,
  /** The share of devices, 0 to 100, with at most two decimals. */
  percent: z.number().min(0).max(100),
  /** The ids of organisations whose visitors all get the build. */
  organizations: z.array(z.string()).readonly(),
  since: z.iso.datetime(),
});
/** A build that some devices and organisations get instead of the live one. */
export type Rollout = Readonly<z.infer<typeof rolloutSchema>>;

const pinSchema = z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() });
/** Who pinned a remote to its live build with a rollback, when and why. */
export type Pin = Readonly<z.infer<typeof pinSchema>>;

const storeEntrySchema = storedBuildSchema.and(
  z.object({
    previous: storedBuildSchema.optional(),
    earlier: z.array(storedBuildSchema).readonly().optional(),
    rollout: rolloutSchema.optional(),
    /** While it is there, no deploy changes what is live. */
    pin: pinSchema.optional(),
  }),
);
/** The entry of one remote or of the shell: the live build, the previous one, earlier ones, the current rollout, and the pin. */
export type StoreEntry = Readonly<z.infer<typeof storeEntrySchema>>;

const changeSchema = z.object({
  id: z.string(),
  did: z.enum([
    'deployed',
    'rolled back',
    'unpinned',
    'rolled out',
    'widened',
    'halted',
    'restored',
    'removed',
  ]),
  /** The remote or `shell`; null where the whole registry was restored. */
  remote: z.string().nullable(),
  /** The changed version, such as `1.0.0-1a2b3c4d5e`. */
  version: z.string(),
  /** The version that was live before, or null. */
  previous: z.string().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** The commit on which a pipeline had checked types and tests. */
  commit: z.string().optional(),
});
/** Who changed the registry, when and why. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

const storeRegistrySchema = z.object({
  /** 0 for a target without deploys. */
  revision: z.int().min(0),
  change: changeSchema.nullable(),
  remotes: z.record(z.string(), storeEntrySchema),
  /** The shell. Stores older than this field have none. */
  shell: storeEntrySchema.optional(),
});
/** One revision of the registry: the live builds, and the change that created the revision. */
export type StoreRegistry = Readonly<z.infer<typeof storeRegistrySchema>>;

/** The registry before the first deploy. */
export const EMPTY_REGISTRY: StoreRegistry = { revision: 0, change: null, remotes: {} };

/** Parses a revision. Throws if the text is invalid. */
export function parseStoreRegistry(text: string): StoreRegistry {
  return storeRegistrySchema.parse(JSON.parse(text));
}
