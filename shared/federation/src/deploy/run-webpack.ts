import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runProgram } from './run-program';

type Build = {
  readonly dir: string;
  readonly buildId: string;
  readonly outDir: string;
  readonly mode?: 'production' | 'development';
};

/** Builds a package with its webpack.config.mjs into `outDir`; an unsuccessful build is an error with its output. */
export async function runWebpack({ dir, buildId, outDir, mode = 'production' }: Build): Promise<void> {
  const cli = createRequire(join(dir, 'package.json')).resolve('webpack-cli/bin/cli.js');
  const env = {
    ...process.env,
    NODE_ENV: mode,
    TIFFIN_BUILD_ID: buildId,
    TIFFIN_OUT_DIR: outDir,
    NODE_OPTIONS: '',
    // Where else the federation plugin finds it is by making a wrong compiler, and reading the trace of its error.
    FEDERATION_WEBPACK_PATH: createRequire(cli).resolve('webpack'),
  };
  const args = [cli, '--config', 'webpack.config.mjs'];
  await runProgram(process.execPath, args, { cwd: dir, env, failure: `The build of ${dir} failed.` });
}
