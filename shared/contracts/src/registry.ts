import { z } from 'zod';
import { remoteRouteSchema } from './remote-route';

/** A plain name, so that no record leads out of its build's folder: no slash, no percent sign, no leading dot. */
const path = z.string().regex(/^[\w-][\w.-]*$/);

const sentence = z.string().min(1).max(100);
const missingWordsSchema = z.object({ en: sentence, zh: sentence });
/** What a page says if a remote does not load, by language: `{ en: 'Checkout didn’t load', zh: '未能載入結帳頁' }`. */
export type MissingWords = Readonly<z.infer<typeof missingWordsSchema>>;

/** One build of a remote, immutable once deployed. Files lie in the folder of the manifest. */
export const remoteBuildSchema = z.object({
  version: z.string(),
  /** Tells builds of one version apart. */
  buildId: z.string(),
  contract: z.int(),
  /** Path in the deploy store; a full URL in what the shell serves. */
  manifestUrl: z.string(),
  entry: path,
  /** The global variable that the entry sets. Builds older than this field have the name of `containerOf`. */
  container: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .optional(),
  /** The SHA-384 hash of every file, in the format of subresource integrity. */
  integrity: z.record(path, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Set in a page, which omits the hashes. The registry has them. */
  isShort: z.literal(true).optional(),
  /** Files that every first screen of the remote needs: its entry and the module for the shell. */
  preload: z.array(path),
  /** Its paths with their properties. Builds older than this field have the paths of `screens`. */
  routes: z.array(remoteRouteSchema).readonly().optional(),
  /** Additional files of each screen, by its route pattern. */
  screens: z.record(z.string(), z.array(path)),
  /** The shared modules that each screen needs beyond the first chunk of the shell, by its route pattern. */
  takes: z.record(z.string(), z.array(z.string())).optional(),
  /** Files with the sentences of one language, if the screens do not contain it. */
  languages: z.record(z.string(), z.array(path)).optional(),
  /** What a page says if the remote does not load, by language. Builds older than this field have none. */
  missing: missingWordsSchema.optional(),
  /** Names of the slots that the remote fills. */
  slots: z.array(z.string()),
  /** For a remote that partners embed: the script of their script tag, and the runtime of each element. */
  embed: z.object({ script: path, runtime: path }).optional(),
  /** Its server build, a `ServerRemote`. Servers run it; what pages get does not name it. */
  server: path.optional(),
  /** Why it is not the live build: `early` is a rollout to this device or organisation, `override` a developer's choice. */
  source: z.enum(['early', 'override']).optional(),
});
export type RemoteBuild = Readonly<z.infer<typeof remoteBuildSchema>>;

/**
 * The live build of a remote, or the build that a page gets instead. `previous` is the last good build before it;
 * `earlier` lists the builds before that, newest first.
 */
const registryEntrySchema = remoteBuildSchema.extend({
  previous: remoteBuildSchema.optional(),
  earlier: z.array(remoteBuildSchema).readonly().optional(),
  /** When a rollback pinned the remote to this build. Deploys do not go live until the pin is lifted. */
  pinnedAt: z.iso.datetime().optional(),
  /** The id of the trusted key that signed the build. Absent where builds need no signature. */
  signedWith: z.string().optional(),
});
export type RegistryEntry = Readonly<z.infer<typeof registryEntrySchema>>;

/** The answer of `/remotes.json`. */
export const registrySchema = z.object({ remotes: z.record(z.string(), registryEntrySchema) });
export type Registry = Readonly<z.infer<typeof registrySchema>>;
