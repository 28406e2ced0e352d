import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderTarget, goLive, publishBuild, readRegistry, workspace } from '@tiffin/federation/deploy';
import type { Audience } from '@tiffin/federation/deploy';
import { z } from 'zod';

const recordSchema = z.looseObject({
  buildId: z.string(),
  entry: z.string(),
  files: z.array(z.looseObject({ path: z.string(), integrity: z.string() })),
});
type BuildRecord = z.infer<typeof recordSchema>;

/** A deploy target of a journey's own, in which everything is live that is live for the other journeys. */
export class OwnTarget {
  readonly #folder: string;
  readonly store: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.store = join(folder, 'store');
  }

  async copyLive(): Promise<void> {
    await cp(workspace.place.folder, this.store, { recursive: true });
  }

  /** Gives a copy of the live build, under another build id, to an audience; a broken one cannot be loaded. */
  async rollOut(
    remote: string,
    buildId: string,
    { to, isBroken }: { to: Audience; isBroken: boolean },
  ): Promise<void> {
    const target = folderTarget(this.store);
    const live = (await readRegistry(target)).remotes[remote];
    if (!live) throw new Error(`${remote} is not deployed`);
    const dist = join(this.#folder, buildId);
    await mkdir(dist);
    await cp(join(this.store, remote, `${live.version}-${live.buildId}`), dist, { recursive: true });
    await rm(join(dist, 'release.json'));
    const record = recordSchema.parse(JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')));
    const files = isBroken ? await breakEntry(dist, record) : record.files;
    await writeFile(join(dist, 'build.json'), JSON.stringify({ ...record, buildId, files }));
    const now = new Date();
    const build = await publishBuild(target, dist, now);
    await goLive(target, remote, build, { by: 'journey', why: 'a rollout', now, to });
  }
}

/** The entry does nothing: no container comes of it. */
async function breakEntry(dist: string, { entry, files }: BuildRecord): Promise<BuildRecord['files']> {
  const script = 'void 0;';
  await writeFile(join(dist, entry), script);
  await Promise.all(['br', 'gz'].map((ending) => rm(join(dist, `${entry}.${ending}`))));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return files.map((file) => (file.path === entry ? { ...file, integrity } : file));
}
