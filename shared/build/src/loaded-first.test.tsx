import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';
import { openPage, PAGE_URL } from './test-support/open-page';
import type { OpenPage } from './test-support/open-page';
import type { ShellPage } from './test-support/shell-page';

const program = join(workspace.root, 'shared/build/src/test-support/build-page.mjs');
/** The timeout of a webpack build in a separate process on a busy machine. */
const BUILD_LIMIT_MS = 120_000;

let folder: string;
let files: { readonly shell: string; readonly remote: string; readonly container: string };
let page: OpenPage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-page-'));
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder]);
  files = JSON.parse(stdout);
}, BUILD_LIMIT_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  page = await openPage(folder, files.shell);
});
afterEach(() => page.close());

function register(name: string, entry: string): void {
  page.instance.registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }]);
}

it('[FED-04] a remote that is down is not asked when the page fetches a shared module', async () => {
  register('down', 'http://down.test/entry.js');
  await page.fetchShared();
  expect(page.asked).toEqual([expect.stringContaining(`${PAGE_URL}shell/`)]);
});

it('[FED-05] a remote with a newer version takes the instance that the page is fetching', async () => {
  page.hold('shell/');
  const ours = page.fetchShared();
  await waitFor(() => expect(page.asked).toHaveLength(1));
  register(files.container, PAGE_URL + files.remote);
  const remote = await page.instance.loadRemote<Pick<ShellPage, 'fetchShared'>>(`${files.container}/remote`);
  const theirs = remote?.fetchShared();
  // Which module it uses is decided without loading a script, within this turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  page.release();
  expect(await theirs).toBe(await ours);
});
