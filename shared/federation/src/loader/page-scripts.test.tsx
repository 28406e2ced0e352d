import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createPageScripts } from './page-scripts';
import type { PageScripts } from './page-scripts';
import { createScriptElements } from './script-elements';

const FILE = 'http://assets.test/chunk.js';
const SILENT_MS = 1_000;
let scripts: PageScripts;
/** Returns the scripts in the page, oldest first. */
const inPage = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = async () => new Response('');
  const hashOf = (url: string) => (url === FILE ? `sha384-${'x'.repeat(64)}` : undefined);
  scripts = createPageScripts(createScriptElements({ hashOf }), SILENT_MS);
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks for a script that hangs once more beside it, and takes the first that comes: the other does not run', async () => {
  const run = scripts.run(FILE);
  const [first] = inPage();
  jest.advanceTimersByTime(SILENT_MS);
  expect(inPage().map(({ src }) => src)).toEqual([FILE, `${FILE}?retry=1`]);
  inPage()[1]?.dispatchEvent(new Event('load'));
  await run;
  expect(first?.ownerDocument).not.toBe(document);
  expect(inPage()).toEqual([]);
});

it('takes the first one where that is only slow', async () => {
  const run = scripts.run(FILE);
  jest.advanceTimersByTime(SILENT_MS);
  inPage()[0]?.dispatchEvent(new Event('load'));
  await run;
  expect(inPage()).toEqual([]);
});

it('waits for one that hangs while the one beside it fails', async () => {
  const run = scripts.run(FILE);
  jest.advanceTimersByTime(SILENT_MS);
  inPage()[1]?.dispatchEvent(new Event('error'));
  inPage()[0]?.dispatchEvent(new Event('load'));
  await run;
});

it('fails at once where the only one fails, and asks by another URL then', async () => {
  const run = scripts.run(FILE);
  inPage()[0]?.dispatchEvent(new Event('error'));
  await expect(run).rejects.toThrow('is not what was deployed');
  const again = scripts.run(FILE);
  expect(inPage().map(({ src }) => src)).toEqual([`${FILE}?retry=1`]);
  scripts.abandon(FILE);
  await expect(again).rejects.toThrow('did not come');
});

it('tells webpack of a chunk that it has come, or why not: what is not listed is not asked for', async () => {
  const sound = loadChunk(FILE);
  inPage()[0]?.dispatchEvent(new Event('load'));
  expect(await sound).toEqual({ type: 'load', target: { src: FILE } });
  const evil = loadChunk('http://assets.test/evil.js');
  await jest.advanceTimersByTimeAsync(300);
  expect(await evil).toMatchObject({ type: expect.stringContaining('is not listed with a hash') });
  expect(inPage()).toEqual([]);
});

it('[FED-04] asks for a chunk that came damaged once more after 300 ms, by another URL', async () => {
  const outcome = loadChunk(FILE);
  inPage()[0]?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(299);
  expect(inPage()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(inPage().map(({ src }) => src)).toEqual([`${FILE}?retry=1`]);
  inPage()[0]?.dispatchEvent(new Event('load'));
  expect(await outcome).toMatchObject({ type: 'load' });
});

it('gives a chunk up that never comes', async () => {
  const outcome = loadChunk(FILE);
  jest.advanceTimersByTime(5_000);
  expect(await outcome).toMatchObject({ target: { src: FILE } });
  expect(inPage()).toEqual([]);
});

/** Requests a chunk the way webpack does. Resolves with the event that webpack receives. */
function loadChunk(url: string): Promise<object> {
  const load: (url: string, done: (event: object) => void) => void = Reflect.get(
    globalThis,
    Symbol.for('tiffin.scripts'),
  );
  return new Promise((resolve) => load(url, resolve));
}
