import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { folderTarget, goLive, workspace } from '@tiffin/deploy';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBuild } from '../test-support/make-build';
import { startShell } from '../test-support/start-shell';
import { deployShell } from '../test-support/write-shell';

const REMOTE = 'mfe-teams';
/** The server may use a cached registry for this time. */
const KNOWN_MS = 5000;
const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-rollback-'));
  await deployShell(folderTarget(folder));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function deploy(buildId: string): Promise<void> {
  const [target, content] = [folderTarget(folder), Buffer.from(`run('${buildId}')`)];
  await target.write(`${REMOTE}/1.0.0-${buildId}/entry.1.js`, content);
  const integrity = { 'entry.1.js': `sha384-${createHash('sha384').update(content).digest('base64')}` };
  const build = { ...makeBuild(REMOTE, buildId), integrity };
  await goLive(target, REMOTE, build, { by: 'ana', why: '', now: new Date() });
}

async function type(command: string): Promise<string> {
  const env = { ...process.env, TIFFIN_DEPLOY_DIR: folder };
  const { stdout } = await run('npm', ['run', 'remote', '--silent', '--', ...command.split(' ')], {
    cwd: workspace.root,
    env,
  });
  return stdout;
}

it('[FED-03] one command, and the next page that the running server gives names the earlier build', async () => {
  await deploy('first');
  await deploy('second');
  const started = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(started);
  const { app, stop } = await startShell({ TIFFIN_DEPLOY_DIR: folder });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const buildOfNextPage = async () => {
    const page = await (await fetch(`${url}/order/team/join`)).text();
    return /"manifestUrl":"[^"]*1\.0\.0-(\w+)\//.exec(page)?.[1];
  };
  try {
    expect(await buildOfNextPage()).toBe('second');
    expect(await type(`rollback ${REMOTE} --why errors`)).toBe(
      `${REMOTE} 1.0.0-first is live from the next page load on.\n` +
        `It is pinned: later deploys do not go live until "remote unpin ${REMOTE}" or "--lift".\n`,
    );
    clock.mockReturnValue(started + KNOWN_MS);
    expect(await buildOfNextPage()).toBe('first');
    expect((await type(`list ${REMOTE}`)).split('\n')).toContainEqual(
      expect.stringMatching(/rolled back 1\.0\.0-first, live before: 1\.0\.0-second \(errors\)$/),
    );
  } finally {
    await stop();
  }
});
