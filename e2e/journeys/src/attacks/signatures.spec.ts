import { folderTarget, makeKeyPair, parseSigningKey, readRegistry } from '@tiffin/deploy';
import type { DeployTarget } from '@tiffin/deploy';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { openMenu } from '../steps/menu';
import { OwnTarget } from '../version-controls';
import { EVIL_MARK, EVIL_SCRIPT } from './evil-server';

const REMOTE = 'mfe-menu-cart';
const OLD = 'Search this menu';
const NEW = 'Search the signed menu';

test('somebody who can write to the store changes a signed build and adds one with its signature: pages have the build before', async ({
  page,
}) => {
  // A stack of its own, and two deploys.
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-signed-'));
  const keys = makeKeyPair();
  const target = new OwnTarget(folder);
  await target.copyLive();
  await target.signWith({
    origin: { commit: null, builder: 'a test' },
    signingKey: parseSigningKey(keys.privateKey),
  });
  await target.deploy(REMOTE, 'signed', { from: OLD, to: NEW });
  const env = { TIFFIN_DEPLOY_DIR: target.store, TIFFIN_TRUSTED_KEYS: keys.publicKey };
  const { readLogs, end } = await startOwnStack('signed', env);
  const search = (name: string) => page.getByRole('searchbox', { name });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await test.step('the signed build is served', async () => {
    await openMenu(page);
    await expect(search(NEW)).toBeVisible();
    expect(asked.filter((url) => url.includes('-signed/'))).not.toEqual([]);
  });
  await test.step('its files and every record of them are changed, and a build without a signature of its own goes live', async () => {
    await tamper(folderTarget(target.store), `${REMOTE}/1.0.0-signed`);
    await target.signWith(undefined);
    await target.deploy(REMOTE, 'unsigned', { from: NEW, to: 'Search nothing' });
    await expect
      .poll(readLogs, { timeout: 30_000 })
      .toContain(`${REMOTE} 1.0.0-unsigned has the signature of ${REMOTE} 1.0.0-signed`);
    expect(readLogs()).toContain(`${REMOTE} 1.0.0-signed has another record than the one that was signed`);
  });
  await test.step('a new page has the build before both, and runs nothing of them', async () => {
    asked.length = 0;
    await openMenu(page);
    await expect(search(OLD)).toBeVisible();
    expect(asked.filter((url) => /-(?:un)?signed\//.test(url))).toEqual([]);
    expect(await page.evaluate((mark) => mark in globalThis, EVIL_MARK)).toBe(false);
  });
  await page.close();
  await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds a script of the attacker to the entry of a build, and its new hash to every file of the store that names the old one. */
async function tamper(target: DeployTarget, build: string): Promise<void> {
  const registry = await readRegistry(target);
  const { entry = '' } = registry.remotes[REMOTE] ?? {};
  const code = Buffer.concat([
    Buffer.from(EVIL_SCRIPT),
    (await target.read(`${build}/${entry}`)) ?? Buffer.alloc(0),
  ]);
  const [before = '', after] = [registry.remotes[REMOTE]?.integrity[entry], hashOf(code)];
  await target.write(`${build}/${entry}`, code);
  for (const ending of ['br', 'gz']) await target.remove(`${build}/${entry}.${ending}`);
  const newest = `registry/${String(registry.revision).padStart(8, '0')}.json`;
  for (const path of [`${build}/build.json`, `${build}/release.json`, newest]) {
    const text = (await target.read(path))?.toString() ?? '';
    expect(text, path).toContain(before);
    await target.write(path, Buffer.from(text.replaceAll(before, after)));
  }
}

function hashOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
