import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  entryOf,
  folderTarget,
  goLive,
  namedEntries,
  publishBuild,
  readRegistry,
  rollbackRemote,
  SHELL,
  workspace,
} from '@tiffin/deploy';
import { renameScripts } from './rename-scripts';
import type { Attester, Audience } from '@tiffin/deploy';
import { z } from 'zod';

const recordSchema = z.looseObject({
  buildId: z.string(),
  /** The shell has none. */
  entry: z.string().default(''),
  containerName: z.string(),
  server: z.string().optional(),
  files: z.array(z.looseObject({ path: z.string(), integrity: z.string() })),
});
type BuildRecord = z.infer<typeof recordSchema>;

/** A deploy target of a journey's own, with the same live versions as for the other journeys. */
export class OwnTarget {
  readonly #folder: string;
  readonly store: string;
  #attester: Attester | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.store = join(folder, 'store');
  }

  async copyLive(): Promise<void> {
    await cp(workspace.localStore, this.store, { recursive: true });
  }

  /** Signs what is live and what is deployed next, or nothing more. */
  async signWith(attester: Attester | undefined): Promise<void> {
    this.#attester = attester;
    const target = folderTarget(this.store);
    if (!attester) return;
    for (const [name, { version, buildId }] of namedEntries(await readRegistry(target)))
      await publishBuild(target, join(this.store, name, `${version}-${buildId}`), {
        now: new Date(),
        attester,
      });
  }

  /** Makes the output of a build live for everybody. */
  async deployOutput(remote: string, dist: string): Promise<void> {
    const target = folderTarget(this.store);
    const now = new Date();
    const build = await publishBuild(target, dist, { now });
    await goLive(target, remote, build, { by: 'journey', why: 'a deploy', now });
  }

  /**
   * Rolls a copy of the live build, with another build id, out to an audience. A broken copy cannot be
   * loaded.
   */
  async rollOut(
    remote: string,
    buildId: string,
    { to, isBroken }: { to: Audience; isBroken: boolean },
  ): Promise<void> {
    await this.#goLive(remote, buildId, { to, change: isBroken ? breakEntry : keep });
  }

  /** Makes a copy of the live build live for everybody, with its own build id and one changed text. */
  async deploy(remote: string, buildId: string, words: { from: string; to: string }): Promise<void> {
    await this.#goLive(remote, buildId, { change: (dist, record) => changeWords(dist, record, words) });
  }

  /** Makes a copy of the workspace's build live, whose server build is changed or damaged. */
  async deployServer(remote: string, buildId: string, change: ServerChange): Promise<void> {
    const isDamaged = change === 'damaged';
    await this.#goLive(remote, buildId, {
      from: workspace.targetSettings.folder,
      change: isDamaged ? keep : (dist, record) => changeServer(dist, record, change),
      isDamaged,
    });
  }

  /** Makes a copy of the live shell live in which every script has another name. */
  async deployShell(buildId: string): Promise<void> {
    await this.#goLive(SHELL, buildId, { change: renameScripts });
  }

  /** Makes the previous build live again. */
  async rollBack(remote: string): Promise<void> {
    await rollbackRemote(folderTarget(this.store), remote, {
      by: 'journey',
      why: 'to see it',
      now: new Date(),
    });
  }

  async #goLive(
    remote: string,
    buildId: string,
    { to, change, from = this.store, isDamaged = false }: Deploy,
  ): Promise<void> {
    const target = folderTarget(this.store);
    const live = entryOf(await readRegistry(folderTarget(from)), remote);
    if (!live) throw new Error(`${remote} is not deployed`);
    const dist = join(this.#folder, buildId);
    await mkdir(dist);
    await cp(join(from, remote, `${live.version}-${live.buildId}`), dist, { recursive: true });
    await rm(join(dist, 'release.json'));
    const record = recordSchema.parse(JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')));
    const changed = await change(dist, record);
    await writeFile(join(dist, 'build.json'), JSON.stringify({ ...record, ...changed, buildId }));
    const now = new Date();
    const build = await publishBuild(target, dist, { now, attester: this.#attester });
    if (isDamaged && record.server)
      await writeFile(join(this.store, remote, `${build.version}-${buildId}`, record.server), 'damaged');
    await goLive(target, remote, build, { by: 'journey', why: 'to see it', now, to, lift: true });
  }
}

type Deploy = {
  readonly to?: Audience;
  readonly change: Change;
  /** The store whose live build is copied; the own one by default. */
  readonly from?: string;
  /** Whether the server build is damaged before the build goes live. */
  readonly isDamaged?: boolean;
};

/** Members, as JavaScript, that replace those of a server build's `remote`; none if empty. */
type ServerChange = { readonly members: string } | 'damaged';

/** Changes files of a build. Returns the changed fields of its record. */
type Change = (dist: string, record: BuildRecord) => Promise<Partial<BuildRecord>>;

async function keep(): Promise<Partial<BuildRecord>> {
  return {};
}

/** Gives the build its own container, so that two builds can be in one page. */
async function changeWords(
  dist: string,
  { files, containerName }: BuildRecord,
  { from, to }: { from: string; to: string },
): Promise<Partial<BuildRecord>> {
  const named = `${containerName}_too`;
  const changedFiles = files.map(async (file) => {
    const text = await readFile(join(dist, file.path), 'utf8');
    const changed = text.replaceAll(containerName, named).replaceAll(from, to);
    if (changed === text) return file;
    return { ...file, integrity: await rewrite(dist, file.path, changed) };
  });
  return { files: await Promise.all(changedFiles), containerName: named };
}

/** Replaces members of what a server build exports. */
async function changeServer(
  dist: string,
  { server, files }: BuildRecord,
  { members }: { readonly members: string },
): Promise<Partial<BuildRecord>> {
  if (!server) throw new Error('The build has no server build.');
  const code = await readFile(join(dist, server), 'utf8');
  const changed = `${code}\n;{ const { remote } = module.exports; module.exports = { remote: { ...remote, ${members} } }; }`;
  const integrity = await rewrite(dist, server, changed);
  return { files: files.map((file) => (file.path === server ? { ...file, integrity } : file)) };
}

/** Empties the entry, so that it defines no container. */
async function breakEntry(dist: string, { entry, files }: BuildRecord): Promise<Partial<BuildRecord>> {
  const integrity = await rewrite(dist, entry, 'void 0;');
  return { files: files.map((file) => (file.path === entry ? { ...file, integrity } : file)) };
}

/** Replaces the content of a file, uncompressed. Returns its hash. */
async function rewrite(dist: string, path: string, content: string): Promise<string> {
  await writeFile(join(dist, path), content);
  await Promise.all(['br', 'gz'].map((ending) => rm(join(dist, `${path}.${ending}`), { force: true })));
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
