import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { remoteConfig } from '../remote-config.mjs';
import { shellConfig } from '../shell-config.mjs';

/** Builds a small shell and a small remote into the given folder with our presets, and prints their first files. */
const [folder] = process.argv.slice(2);
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const dir = pathOf('../../');

const shell = await build(shellConfig({ dir, mode: 'production', publicPath: 'http://page.test/shell/' }), {
  name: 'shell',
  entry: { main: pathOf('./shell-page.ts') },
});
const exposes = { './remote': pathOf('./fetch-shared.ts') };
const remote = await build(
  remoteConfig({ dir, name: 'mfe-small', mode: 'production', buildId: 'a', exposes }),
  { name: 'remote', entry: {} },
);
const entry = join(
  folder,
  'remote',
  remote.files.find((file) => file.startsWith('entry.')),
);
// Makes the remote look as if it was built with a newer version of the shared modules.
await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll('"1.0.0"', '"1.1.0"'));
console.log(
  JSON.stringify({
    shell: `shell/${shell.files.find((file) => file.startsWith('main.'))}`,
    remote: `remote/${entry.slice(entry.lastIndexOf('/') + 1)}`,
    container: remote.container,
  }),
);

/** Builds with only the sharing options of the preset: no cache, minification or build record. */
async function build(preset, { name, entry }) {
  const { compilation } = await promisify(webpack)({
    ...preset,
    entry,
    cache: false,
    optimization: { ...preset.optimization, minimize: false },
    output: { ...preset.output, path: join(folder, name) },
    plugins: preset.plugins.filter((plugin) => plugin instanceof ModuleFederationPlugin),
    resolve: { ...preset.resolve, alias: { '@tiffin/i18n/message$': pathOf('./shared-module.ts') } },
  });
  if (compilation.errors.length > 0) throw compilation.errors[0];
  return { files: Object.keys(compilation.assets), container: preset.output.uniqueName };
}
