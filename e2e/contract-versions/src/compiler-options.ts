import { join } from 'node:path';
import ts from 'typescript';
import { root } from './frozen-entries';

/** Returns the compiler options of all sources in the workspace. */
export function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'shared/tooling/tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    join(root, 'shared/tooling'),
  );
  return options;
}
