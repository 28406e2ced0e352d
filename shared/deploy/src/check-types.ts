import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runProgram } from './run-program';
import { workspace } from './workspace';

/** Checks the types of a remote and of what it imports. Rejects with the compiler's errors. */
export async function checkTypes(name: string, root: string = workspace.root): Promise<void> {
  const compiler = createRequire(join(workspace.root, 'package.json')).resolve('typescript/bin/tsc');
  const cache = join(root, '.tiffin/cache', `types-${name}.json`);
  const args = ['-p', `${name}/tsconfig.json`, '--noEmit', '--pretty', 'false'];
  await runProgram(process.execPath, [compiler, ...args, '--incremental', '--tsBuildInfoFile', cache], {
    cwd: root,
    failure: `${name} has type errors:`,
  });
}
