import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Builds the page's script; webpack's cache makes it quick when nothing changed. */
export async function buildPage(folder: string): Promise<void> {
  const cli = createRequire(join(folder, 'package.json')).resolve('webpack-cli/bin/cli.js');
  const child = spawn(process.execPath, [cli, '--config', 'webpack.config.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('The partner’s page could not be built.');
}
