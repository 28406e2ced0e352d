import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../limits';

const main = fileURLToPath(new URL('../child/main.mjs', import.meta.url));
const SHELL = '/bin/sh';

/** Starts the process that runs builds: it may read only its own files, start nothing, and has no environment. */
export function spawnChild(limits: Limits): ChildProcess {
  const { loadMs, answerMs, processorMs, contexts, unusedMs, heapMegabytes, answerLength } = limits;
  const program = [
    process.execPath,
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${join(dirname(main), '*')}`,
    // Code that leaves its context finds neither `Function` nor a prototype that it could change.
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--no-warnings',
    `--max-old-space-size=${heapMegabytes}`,
    main,
    JSON.stringify({ loadMs, answerMs, processorMs, contexts, unusedMs, heapMegabytes, answerLength }),
  ];
  const [command = '', ...args] = existsSync(SHELL) ? withoutMuchData(program, limits) : program;
  return spawn(command, args, {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    windowsHide: true,
  });
}

/** V8's limit does not count array buffers, so the system limits all data, and writes no dump of it. */
function withoutMuchData(program: readonly string[], { dataMegabytes }: Limits): readonly string[] {
  const script = `ulimit -c 0; ulimit -d ${dataMegabytes * 1024}; exec "$@"`;
  return [SHELL, '-c', script, SHELL, ...program];
}
