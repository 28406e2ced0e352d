import type { RemoteBuild } from '@tiffin/contracts';
import { folderTarget, goLive } from '@tiffin/deploy';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { readSettings } from '../settings';
import { makeBuild, ROUTES } from './make-build';

/** Texts of server builds. */
type ServerTexts = {
  readonly shell: string;
  /** By remote; the others have none. */
  readonly remotes: Readonly<Record<string, string>>;
};

const SERVER = 'server.12345678.js';
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

/** Writes a build of the shell of one file, and a few deployed remotes. */
export async function writeShellFiles(texts: ServerTexts = NO_PAGES): Promise<ShellFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-shell-'));
  const write = (path: string, content: string) => writeFile(join(folder, path), content);
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'deploy'));
  await write('dist/main.12345678.js', 'run()');
  await write('dist/main.12345678.js.br', 'packed');
  await write(`dist/${SERVER}`, texts.shell);
  await write('dist/build.json', JSON.stringify(shellRecord(texts.shell)));
  const target = folderTarget(join(folder, 'deploy'));
  for (const name of Object.keys(ROUTES)) {
    const build = makeBuild(name, 'here');
    const text = texts.remotes[name];
    if (text !== undefined) await target.write(`${name}/1.0.0-here/${SERVER}`, Buffer.from(text));
    const server = text === undefined ? {} : serverPart(build, text);
    await goLive(target, name, { ...build, ...server }, { by: 'ana', why: '', now: new Date() });
  }
  const env = {
    TIFFIN_LOG_LEVEL: 'silent',
    // One test sends as many requests as hundreds of people.
    TIFFIN_RATE_LIMIT_FACTOR: '50',
    TIFFIN_DEPLOY_DIR: join(folder, 'deploy'),
    TIFFIN_SHELL_DIST: join(folder, 'dist'),
  };
  return { env, remove: () => rm(folder, { recursive: true }) };
}

function shellRecord(serverText: string): object {
  return {
    version: '1.0.0',
    files: [
      { path: 'main.12345678.js', integrity: 'sha384-abc' },
      { path: SERVER, integrity: hashOf(serverText) },
    ],
    initial: ['main.12345678.js'],
    chunks: { network: ['network.12345678.js'] },
    server: SERVER,
  };
}

function serverPart({ integrity }: RemoteBuild, text: string): Pick<RemoteBuild, 'server' | 'integrity'> {
  return { server: SERVER, integrity: { ...integrity, [SERVER]: hashOf(text) } };
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
