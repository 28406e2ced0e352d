import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteNames, workspace } from '@tiffin/deploy';

/** Prints a remote's development configuration. Runs in a separate process, like the dev command. */
const program = `
  const configs = await Promise.all(process.argv.slice(1).map((file) => import(file)));
  console.log(JSON.stringify(configs.map(({ default: { name, mode, plugins, module, resolve, output } }) => ({
    name,
    mode,
    publicPath: output.publicPath,
    plugins: plugins.map((plugin) => plugin.constructor.name),
    transform: module.rules.flatMap(({ use }) => use?.options?.jsc ?? [])[0].transform.react,
    alias: Object.keys(resolve.alias),
  }))));`;

it('[FED-16] every remote has a development build whose components can be replaced in the running page', async () => {
  const files = remoteNames().map((name) => join(workspace.root, name, 'webpack.config.mjs'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, ...files],
    { env: { ...process.env, NODE_ENV: 'development' } },
  );
  expect(JSON.parse(stdout)).toEqual(
    remoteNames().map((name) => ({
      name,
      mode: 'development',
      publicPath: 'auto',
      plugins: expect.arrayContaining(['ModuleFederationPlugin', 'ReactRefreshPlugin', 'EntryPlugin']),
      transform: { runtime: 'automatic', development: true, refresh: true },
      alias: ['react/jsx-dev-runtime'],
    })),
  );
});
