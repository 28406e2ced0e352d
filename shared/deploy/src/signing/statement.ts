import { z } from 'zod';
import { storedBuildSchema } from '../registry/stored-build';
import type { StoredBuild } from '../registry/stored-build';

const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'https://tiffin.example/build/v1';

/** Where a build comes from. */
export type Origin = {
  /** The commit of the sources, with `-dirty` if they differ from it; null outside of a repository. */
  readonly commit: string | null;
  /** Who built it: the URL of the pipeline's run, or a person at a machine. */
  readonly builder: string;
};

const statementSchema = z.object({
  _type: z.literal(STATEMENT),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.hex() }) })).min(1),
  predicateType: z.literal(PREDICATE),
  predicate: z.object({
    name: z.string(),
    build: storedBuildSchema,
    commit: z.string().nullable(),
    builder: z.string(),
    builtAt: z.iso.datetime(),
  }),
});
/** What a pipeline states about a build: every file with its hash, its whole record, and where it comes from (in-toto). */
export type Statement = Readonly<z.infer<typeof statementSchema>>;

type Built = {
  readonly name: string;
  readonly build: StoredBuild;
  /** Bytes of `build.json`, which deploys read beside the record. */
  readonly recordHash: string;
  readonly origin: Origin;
  readonly now: Date;
};

/** Returns the statement about a build. */
export function statementOf({ name, build, recordHash, origin, now }: Built): Statement {
  return {
    _type: STATEMENT,
    subject: subjectsOf(build, recordHash),
    predicateType: PREDICATE,
    predicate: { name, build, ...origin, builtAt: now.toISOString() },
  };
}

/** Returns the digests that a statement about a build lists. `recordHash`: of the build's `build.json`. */
export function subjectsOf({ integrity }: StoredBuild, recordHash: string): Statement['subject'] {
  return Object.entries({ ...integrity, 'build.json': recordHash })
    .map(([name, hash]) => ({ name, digest: { sha384: hexOf(hash) } }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Parses the payload of an envelope. Returns undefined if it is no statement about a build. */
export function parseStatement(payload: string): Statement | undefined {
  try {
    return statementSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');
}
