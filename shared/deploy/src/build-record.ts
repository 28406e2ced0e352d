import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteRouteSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';

const file = z.object({
  path: z.string(),
  bytes: z.int(),
  brotliBytes: z.int(),
  integrity: z.string(),
});

/** A shared module: the version that the build brings, and the range of versions that it accepts. */
const sharedModuleSchema = z.object({
  version: z.string(),
  requiredVersion: z.string(),
  /** `false` if the remote bundles no copy of its own. */
  import: z.literal(false).optional(),
});

const routeSchema = remoteRouteSchema.extend({
  firstLoad: z.object({ bytes: z.int().positive(), requests: z.int().positive() }).optional(),
});

const buildRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  buildId: z.string(),
  contract: z.int(),
  /** Shell only: the contracts that its pages support. */
  speaks: z.array(z.int()).optional(),
  /** Shell only: what its pages expect from the server. */
  pageFormat: z.int().optional(),
  entry: z.string().optional(),
  containerName: z.string().optional(),
  files: z.array(file),
  preload: z.array(z.string()),
  /** Builds older than this field use the paths of `screens`. */
  routes: z.array(routeSchema).readonly().optional(),
  budgetBytes: z.int().positive().optional(),
  /** What a page says if the remote does not load, by language. A deploy needs it in every language. */
  missing: z.record(z.string(), z.string()).optional(),
  screens: z.record(z.string(), z.array(z.string())),
  takes: z.record(z.string(), z.array(z.string())).optional(),
  chunks: z.record(z.string(), z.array(z.string())),
  initial: z.array(z.string()),
  slots: z.array(z.string()),
  /** What fills the slots. Builds older than this field state no limits for it. */
  pieces: z
    .array(z.object({ name: z.string(), piece: z.string(), budgetBytes: z.int().positive() }))
    .readonly()
    .optional(),
  embed: z.object({ script: z.string(), runtime: z.string() }).optional(),
  /** The file of the server build, if the remote has one. */
  server: z.string().optional(),
  shared: z.record(z.string(), sharedModuleSchema),
});

/** The contents of a build's `build.json`, see shared/build/src/build-record-plugin.mjs. */
export type BuildRecord = Readonly<z.infer<typeof buildRecordSchema>>;

/** Parses a build record. Throws if the text is invalid. */
export function parseBuildRecord(text: string): BuildRecord {
  return buildRecordSchema.parse(JSON.parse(text));
}

/** Reads the build record from a folder of build output. */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  return parseBuildRecord(await readFile(join(folder, 'build.json'), 'utf8'));
}
