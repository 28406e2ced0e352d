import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { publishBuild } from '../builds/publish-build';
import { hashOf } from '../builds/hash-of';
import { goLive } from '../go-live';
import { pruneRemote } from '../prune/prune-remote';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { elementExample } from './element-example';
import { integrityOf, readElementScript, scriptName } from './element-scripts';

const REMOTE = 'mfe-order-status';
const NOW = new Date('2026-11-21T12:00:00Z');
const SCRIPT = 'define()';
const INTEGRITY = hashOf(Buffer.from(SCRIPT));

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function deploy(buildId: string, more: Parameters<typeof makeDist>[3], now: Date): Promise<void> {
  const dist = await makeDist(fresh.folder, REMOTE, buildId, more);
  await goLive(fresh.target, REMOTE, await publishBuild(fresh.target, dist, { now }), {
    by: 'ana',
    why: '',
    now,
  });
}
const withElement = { entryText: SCRIPT, embed: { script: 'entry.1.js', runtime: 'entry.1.js' } };

it('keeps the script of an element for pages with its hash when its build is pruned', async () => {
  await deploy('a', withElement, new Date('2026-01-01'));
  for (let at = 0; at < 11; at += 1) await deploy(`b${at}`, {}, new Date('2026-02-01'));
  expect(await pruneRemote(fresh.target, REMOTE, { now: NOW, isDryRun: false })).toContain('1.0.0-a');
  expect(String(await readElementScript(fresh.target, REMOTE, INTEGRITY))).toBe(SCRIPT);
});

it('gives no script whose bytes differ from its name', async () => {
  await deploy('a', withElement, NOW);
  await fresh.target.write(`elements/${REMOTE}/${scriptName(INTEGRITY)}.js`, Buffer.from('evil()'));
  expect(await readElementScript(fresh.target, REMOTE, INTEGRITY)).toBeUndefined();
  expect(await readElementScript(fresh.target, REMOTE, hashOf(Buffer.from('other')))).toBeUndefined();
});

it.each(['', '..%2f..%2fregistry', 'A'.repeat(63), `${'A'.repeat(63)}/`, 'A'.repeat(65)])(
  'reads no hash from %j',
  (name) => {
    expect(integrityOf(name)).toBeUndefined();
  },
);

it('reads from a name the hash that it was made of', () => {
  const integrity = `sha384-${'+/'.repeat(32)}`;
  expect(scriptName(integrity)).toBe('-_'.repeat(32));
  expect(integrityOf(scriptName(integrity))).toBe(integrity);
});

it('says what partners copy, with the hash of the live script', async () => {
  await expect(elementExample(fresh.target, REMOTE, 'https://lunch.example')).rejects.toThrow(
    'mfe-order-status has no live build with an element.',
  );
  await deploy('a', withElement, NOW);
  const example = await elementExample(fresh.target, REMOTE, 'https://lunch.example');
  expect(example).toContain(`src="https://lunch.example/embed/${REMOTE}/${scriptName(INTEGRITY)}.js"`);
  expect(example).toContain(`integrity="${INTEGRITY}"`);
  expect(example).toContain('crossorigin="anonymous"');
});
