import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownSandbox } from './own-sandbox';
import { preparedSandbox } from './prepared-sandbox';
import {
  answers,
  freePort,
  outsideContract,
  SANDBOX_SETTINGS,
  SANDBOX_START_MS,
  UNOPTIMISED,
  type RunningSandbox,
} from './start-sandbox';

const ASK_AGAIN_MS = 100;
const serve = fileURLToPath(new URL('../../scripts/serve-worker.mjs', import.meta.url));
const follow = import.meta.resolve('@tiffin/tooling/commands/follow-parent.mjs');
/** Of this process, which runs one test file after another. */
const folder = join(tmpdir(), `tiffin-worker-${process.pid}`);
const [urlFile, logFile] = [join(folder, 'url'), join(folder, 'log')];

/**
 * Gives the tests of the calling file the sandbox that their Jest process keeps for one file after another: a start takes
 * longer than the tests of most files. Others' people, orders and groups are in it, so the file makes its own people,
 * counts nothing that others may add to, and moves no clock. On a PostgreSQL server each file has a sandbox of its own.
 */
export function workerSandbox(): Pick<RunningSandbox, 'url' | 'shellUrl'> {
  if (process.env['DATABASE_URL']) return ownSandbox();
  let url = '';
  let read = 0;
  beforeAll(async () => {
    url = await runningUrl();
    read = readFileSync(logFile, 'utf8').length;
  }, SANDBOX_START_MS);
  afterAll(() => {
    const outside = outsideContract(readFileSync(logFile, 'utf8').slice(read));
    if (outside.length > 0) throw new Error(outside.join('\n'));
  });
  return {
    get url() {
      return url;
    },
    shellUrl: SANDBOX_SETTINGS.TIFFIN_SHELL_URL,
  };
}

async function runningUrl(): Promise<string> {
  const url = existsSync(urlFile) ? readFileSync(urlFile, 'utf8') : '';
  return url && (await answers(url)) ? url : start();
}

/** Starts the process. It ends with this one, and deletes its folder then. */
async function start(): Promise<string> {
  const { program, dataFolder } = await preparedSandbox();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(dataFolder, join(folder, 'data'), { recursive: true });
  const port = await freePort();
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...UNOPTIMISED, '--import', follow, serve, program, folder], {
    env: {
      ...process.env,
      ...SANDBOX_SETTINGS,
      TIFFIN_SANDBOX_PORT: String(port),
      TIFFIN_DATA_DIR: join(folder, 'data'),
      // Every file of the process adds to the requests of one address.
      TIFFIN_RATE_LIMIT_FACTOR: '5000',
    },
    stdio: ['ignore', log, log],
  });
  child.unref();
  closeSync(log);
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null)
      throw new Error(`The sandbox did not start. Its log: ${readFileSync(logFile, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  writeFileSync(urlFile, url);
  return url;
}
