import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SLOT_NAMES } from '@tiffin/contracts';
import { remoteConfig } from '@tiffin/build';
import { readBuildRecord } from '@tiffin/deploy';
import webpack from 'webpack';

const dir = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Builds the small remote with the current contract into a folder. Keeps only the files that a page and a server of
 * this site request, because the shell provides the shared modules.
 */
export async function freezeBuild(contract: number, folder: string): Promise<void> {
  const config = remoteConfig({
    dir,
    name: 'mfe-teams',
    mode: 'production',
    buildId: `contract${contract}`,
    routes: [{ path: '/order/team/join', screen: 'old-screen' }],
    slots: SLOT_NAMES.map((name) => ({ name, piece: 'old-slot', budgetBytes: 38_000 })),
    exposes: { './remote': './src/remote/remote.tsx' },
  });
  const compiler = webpack({ ...config, cache: false, output: { ...config.output, path: folder } });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(`The build failed.\n${stats?.toString() ?? ''}`);
  await keepOwnFiles(folder);
}

async function keepOwnFiles(folder: string): Promise<void> {
  const record = await readBuildRecord(folder);
  const own = new Set(['mf-manifest.json', ...record.preload, ...(record.server ? [record.server] : [])]);
  for (const chunk of ['old-screen', 'old-slot']) record.chunks[chunk]?.forEach((file) => own.add(file));
  for (const name of await readdir(folder)) {
    if (!own.has(name) && name !== 'build.json') await rm(join(folder, name));
  }
  const whole: object = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  const kept = { ...whole, files: record.files.filter(({ path }) => own.has(path)) };
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(kept, null, 2)}\n`);
}
