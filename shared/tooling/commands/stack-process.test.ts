import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './stack-process.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-logs-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a program that writes one line, and waits for its end. */
async function start(line: string): Promise<void> {
  const main = join(folder, 'main.mjs');
  await writeFile(main, `console.log(${JSON.stringify(line)});`);
  await new Promise<string>((onExit) => {
    startProcess({ name: 'shell', main, env: {}, logFolder: join(folder, 'logs'), onExit });
  });
}

it('keeps the logs of the three starts before the current one', async () => {
  for (const line of ['1st', '2nd', '3rd', '4th', '5th']) await start(line);
  const names = await readdir(join(folder, 'logs'));
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, 'logs', name), 'utf8')));
  expect(Object.fromEntries(names.map((name, at) => [name, texts[at]]))).toEqual({
    'shell.log': '5th\n',
    'shell.1.log': '4th\n',
    'shell.2.log': '3rd\n',
    'shell.3.log': '2nd\n',
  });
});
