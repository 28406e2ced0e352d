import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';

type Build = {
  readonly dir: string;
  readonly buildId: string;
  readonly outDir: string;
  readonly mode?: 'production' | 'development';
};

/** Builds a package with its webpack.config.mjs into `outDir`. Rejects with the output of a failed build. */
export async function runWebpack({ dir, buildId, outDir, mode = 'production' }: Build): Promise<void> {
  const cli = createRequire(join(dir, 'package.json')).resolve('webpack-cli/bin/cli.js');
  const env = {
    ...process.env,
    NODE_ENV: mode,
    TIFFIN_BUILD_ID: buildId,
    TIFFIN_OUT_DIR: outDir,
    NODE_OPTIONS: '',
    // Otherwise the federation plugin creates an invalid compiler and reads the path from the error's stack trace.
    FEDERATION_WEBPACK_PATH: createRequire(cli).resolve('webpack'),
  };
  const args = [cli, '--config', 'webpack.config.mjs'];
  await runProgram(process.execPath, args, {
    cwd: dir,
    env,
    // People may already use the stack.
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    failure: `The build of ${dir} failed.`,
  });
}
