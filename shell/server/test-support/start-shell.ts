import type { RemoteBuild } from '@tiffin/contracts';
import { folderTarget, goLive } from '@tiffin/deploy';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { readSettings } from '../settings';
import { makeBuild, ROUTES } from './make-build';
import { deployShell, hashOf, SERVER } from './write-shell';

/** Texts of server builds. */
type ServerTexts = {
  readonly shell: string;
  /** By remote; the others have none. */
  readonly remotes: Readonly<Record<string, string>>;
};

const NO_PAGES: ServerTexts = {
  shell: 'module.exports.answerPage = async () => undefined;',
  remotes: {},
};

type StartedShell = { readonly app: FastifyInstance; readonly stop: () => Promise<void> };

/** Settings of a shell with files of its own, and the end of the files. */
type ShellFiles = {
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
};

/**
 * Starts the shell's server with these settings, a build of one file and a few remotes. It does not listen on a
 * port.
 */
export async function startShell(
  env: Readonly<Record<string, string>> = {},
  options?: Parameters<typeof createApp>[1],
  texts: ServerTexts = NO_PAGES,
): Promise<StartedShell> {
  const files = await writeShellFiles(texts);
  const app = await createApp(readSettings({ ...files.env, ...env }), options);
  return {
    app,
    stop: async () => {
      await app.close();
      await files.remove();
    },
  };
}

/** Deploys a shell of one file and a few remotes. */
export async function writeShellFiles(texts: ServerTexts = NO_PAGES): Promise<ShellFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-shell-'));
  const target = folderTarget(join(folder, 'deploy'));
  const going = { by: 'ana', why: '', now: new Date() };
  await deployShell(target, { serverText: texts.shell });
  for (const name of Object.keys(ROUTES)) {
    const build = makeBuild(name, 'here');
    const text = texts.remotes[name];
    if (text !== undefined) await target.write(`${name}/1.0.0-here/${SERVER}`, Buffer.from(text));
    const server = text === undefined ? {} : serverPart(build, text);
    await goLive(target, name, { ...build, ...server }, going);
  }
  const env = {
    TIFFIN_LOG_LEVEL: 'silent',
    // One test sends as many requests as hundreds of people.
    TIFFIN_RATE_LIMIT_FACTOR: '50',
    TIFFIN_DEPLOY_DIR: join(folder, 'deploy'),
  };
  return { env, remove: () => rm(folder, { recursive: true }) };
}

function serverPart({ integrity }: RemoteBuild, text: string): Pick<RemoteBuild, 'server' | 'integrity'> {
  return { server: SERVER, integrity: { ...integrity, [SERVER]: hashOf(text) } };
}
