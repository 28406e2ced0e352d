import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { remoteConfig } from '../remote-config.mjs';

/**
 * Builds a remote with the module `remote.js` of the working folder under the given id, and prints its files: names, sizes
 * and hashes.
 */
const [buildId] = process.argv.slice(2);
const preset = remoteConfig({
  dir: process.cwd(),
  name: 'mfe-small',
  mode: 'production',
  buildId,
  exposes: { './remote': './remote.js' },
});
const { compilation } = await promisify(webpack)({
  ...preset,
  cache: false,
  optimization: { ...preset.optimization, minimize: false },
});
if (compilation.errors.length > 0) throw compilation.errors[0];
const { files } = JSON.parse(await readFile('dist/build.json', 'utf8'));
console.log(JSON.stringify(files));
