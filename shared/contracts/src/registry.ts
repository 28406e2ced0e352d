import { z } from 'zod';
import { remoteRouteSchema } from './remote-route';

/** A plain name, so that no record leads out of its build's folder: no slash, no percent sign, no leading dot. */
const path = z.string().regex(/^[\w-][\w.-]*$/);

/** One build of a remote, immutable once deployed. Files lie in the folder of the manifest. */
export const remoteBuildSchema = z.object({
  version: z.string(),
  /** Tells builds of one version apart. */
  buildId: z.string(),
  contract: z.int(),
  /** Path in the deploy store; a full URL in what the shell serves. */
  manifestUrl: z.string(),
  entry: path,
  /** The global variable that the entry makes; builds from before this field have the name of `containerOf`. */
  container: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .optional(),
  /** SHA-384 of every file, as browsers want it. */
  integrity: z.record(path, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Told in a page without its hashes, which come with the registry. */
  isShort: z.literal(true).optional(),
  /** Files that the first screen of the remote needs in any case: its entry and the module for the shell. */
  preload: z.array(path),
  /** Its paths and what there is to know of each; builds from before this field have those of `screens`. */
  routes: z.array(remoteRouteSchema).readonly().optional(),
  /** Files that one screen needs besides, by its route pattern. */
  screens: z.record(z.string(), z.array(path)),
  /** What a screen takes of the page beyond its first chunk, by requests of shared modules, by its route pattern. */
  takes: z.record(z.string(), z.array(z.string())).optional(),
  /** Files with the sentences of one language, for languages that do not come with the screens. */
  languages: z.record(z.string(), z.array(path)).optional(),
  /** Names of the slots that the remote fills. */
  slots: z.array(z.string()),
  /** Of a remote that partners embed by a script tag: that script, and what it runs in each element. */
  embed: z.object({ script: path, runtime: path }).optional(),
  /** Why it is not the live build: rolled out to this device or organisation first, or named by a developer. */
  source: z.enum(['early', 'override']).optional(),
});
export type RemoteBuild = Readonly<z.infer<typeof remoteBuildSchema>>;

/**
 * The live build of a remote, or what a page gets instead; the good one before it, and those that were live before
 * that, newest first.
 */
const registryEntrySchema = remoteBuildSchema.extend({
  previous: remoteBuildSchema.optional(),
  earlier: z.array(remoteBuildSchema).readonly().optional(),
});
export type RegistryEntry = Readonly<z.infer<typeof registryEntrySchema>>;

/** What `/remotes.json` answers. */
export const registrySchema = z.object({ remotes: z.record(z.string(), registryEntrySchema) });
export type Registry = Readonly<z.infer<typeof registrySchema>>;
