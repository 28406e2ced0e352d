import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

/** Server builds that pass the checks of a deploy and fail when they render, by remote. */
const FAULTS = {
  'mfe-menu-cart': ['throws', `throw new Error('no dish')`, 'no dish'],
  'mfe-checkout': ['loops', 'for (;;);', 'took longer'],
  'mfe-order-status': [
    'fills the memory',
    'const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1));',
    'mfe-order-status',
  ],
  'mfe-group-order': ['never answers', 'return { then() {} }', 'mfe-group-order'],
} as const;

test('a server build that fails costs only its own pages their rendering, and is reported', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource|40[134]/);
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-rendering-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const { end, readLogs } = await startOwnStack('rendering', {
    TIFFIN_DEPLOY_DIR: target.store,
    TIFFIN_LOG_LEVEL: 'error',
    TIFFIN_SERVER_RENDERING_LIMIT_MS: '2000',
  });
  try {
    for (const [name, path] of PAGES)
      await expect.poll(() => renderedRoot(request, path), name).toContain('<main');
    for (const [remote, [, code]] of Object.entries(FAULTS))
      await target.deployServer(remote, `broken-${remote}`, `get routes() { ${code} }`);
    await target.corruptServer('mfe-teams');
    for (const [name, path, remote] of PAGES) {
      await expect.poll(() => renderedRoot(request, path), name).toBe('');
      await page.goto(urls().shell + path);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByText(/didn’t load/), name).toHaveCount(0);
      expect(readLogs(), name).toContain(`"remote":"${remote}"`);
    }
    for (const [, [, , message]] of Object.entries(FAULTS)) expect(readLogs()).toContain(message);
    await target.deploy('mfe-teams', 'mended', { from: 'nothing that it says', to: '' });
    await expect.poll(() => renderedRoot(request, '/order/team/join'), { timeout: 60_000 }).toContain('<main');
  } finally {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('with rendering switched off, the browser renders every page, and heads and data come all the same', async ({
  page,
  request,
}) => {
  const { end } = await startOwnStack('rendering', { TIFFIN_SERVER_RENDERING: 'off' });
  try {
    const menu = '/m/lucknow-lunch-home/menu';
    const html = async () => (await request.get(urls().shell + menu)).text();
    await expect.poll(html).toContain('<title>Lucknow Lunch Home');
    for (const [name, path] of PAGES) expect(await renderedRoot(request, path), name).toBe('');
    await page.goto(urls().shell + menu);
    await page
      .getByRole('link', { name: /^Dal makhani/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
  } finally {
    await end();
  }
});
