import { z } from 'zod';
import { storedBuildSchema } from './stored-build';

const rolloutSchema = z.object({
  build: storedBuildSchema,
  /** Of devices, 0 to 100, in hundredths at the finest. */
  percent: z.number().min(0).max(100),
  /** Identifiers of organisations whose visitors all get it. */
  organizations: z.array(z.string()).readonly(),
  since: z.iso.datetime(),
});
/** A build that some devices and organisations get in place of the live one. */
export type Rollout = Readonly<z.infer<typeof rolloutSchema>>;

const storeEntrySchema = storedBuildSchema.and(
  z.object({
    previous: storedBuildSchema.optional(),
    earlier: z.array(storedBuildSchema).readonly().optional(),
    rollout: rolloutSchema.optional(),
  }),
);
/** Of one remote: the live build, the good one before it, those before that, and what is being rolled out. */
export type StoreEntry = Readonly<z.infer<typeof storeEntrySchema>>;

const changeSchema = z.object({
  id: z.string(),
  did: z.enum(['deployed', 'rolled back', 'rolled out', 'widened', 'halted', 'restored', 'removed']),
  /** The remote; null where the whole registry was restored. */
  remote: z.string().nullable(),
  /** What the change is about, such as `1.0.0-1a2b3c4d5e`. */
  version: z.string(),
  /** What was live before; null where nothing was. */
  previous: z.string().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
});
/** Who changed the registry, when and why. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

const storeRegistrySchema = z.object({
  /** 0 for a target to which nothing was deployed yet. */
  revision: z.int().min(0),
  change: changeSchema.nullable(),
  remotes: z.record(z.string(), storeEntrySchema),
});
/** One revision of the registry: what is live, and the change that made it so. */
export type StoreRegistry = Readonly<z.infer<typeof storeRegistrySchema>>;

/** The registry before the first deploy. */
export const EMPTY_REGISTRY: StoreRegistry = { revision: 0, change: null, remotes: {} };

/** A revision from its text; throws where it is none. */
export function parseStoreRegistry(text: string): StoreRegistry {
  return storeRegistrySchema.parse(JSON.parse(text));
}
