import { folderTarget, goLive } from '@tiffin/deploy';
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { readSettings } from '../settings';
import { makeBuild, ROUTES } from './make-build';

const BUILD = {
  version: '1.0.0',
  files: [{ path: 'main.12345678.js', integrity: 'sha384-abc' }],
  initial: ['main.12345678.js'],
  chunks: {},
};

type StartedShell = { readonly app: FastifyInstance; readonly stop: () => Promise<void> };

/**
 * Starts the shell's server with these settings, a build of one file and a few remotes. It does not listen on a
 * port.
 */
export async function startShell(
  env: Readonly<Record<string, string>> = {},
  options?: Parameters<typeof createApp>[1],
): Promise<StartedShell> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-shell-'));
  const write = (path: string, content: string) => writeFile(join(folder, path), content);
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'deploy'));
  await write('dist/main.12345678.js', 'run()');
  await write('dist/main.12345678.js.br', 'packed');
  await write('dist/build.json', JSON.stringify(BUILD));
  const target = folderTarget(join(folder, 'deploy'));
  for (const name of Object.keys(ROUTES)) {
    await goLive(target, name, makeBuild(name, 'here'), { by: 'ana', why: '', now: new Date() });
  }
  const app = await createApp(
    readSettings({
      TIFFIN_LOG_LEVEL: 'silent',
      // One test sends as many requests as hundreds of people.
      TIFFIN_RATE_LIMIT_FACTOR: '50',
      TIFFIN_DEPLOY_DIR: join(folder, 'deploy'),
      TIFFIN_SHELL_DIST: join(folder, 'dist'),
      ...env,
    }),
    options,
  );
  return {
    app,
    stop: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
