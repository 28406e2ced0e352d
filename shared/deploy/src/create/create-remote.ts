import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRouteTable } from '../routes/route-table';
import { runProgram } from '../run-program';
import { remoteNames, workspace } from '../workspace';
import { WrongArguments } from '../wrong-arguments';
import { newRemoteFault } from './new-remote-faults';

const TEMPLATE = fileURLToPath(new URL('./template/', import.meta.url));
const ENDING = '.template';

/**
 * Creates a remote with one page from the template, formats it, and installs it in the workspace, lockfile included.
 * Throws WrongArguments for an invalid or taken name. Removes the remote again if the installation fails.
 */
export async function createRemote(name: string): Promise<void> {
  const routeTable = await readRouteTable(workspace.routeTable);
  const fault = newRemoteFault(name, { taken: remoteNames(), routeTable });
  if (fault !== undefined) throw new WrongArguments(fault);
  const folder = join(workspace.root, name);
  try {
    await writeTemplate(folder, wordsOf(name));
    await run('node_modules/.bin/prettier', '--write', '--log-level', 'warn', name);
    await run('npx', '-y', await packageManager(), 'install', '--no-frozen-lockfile', '--prefer-offline');
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The placeholders of the template and their replacements. */
type Words = readonly (readonly [mark: string, word: string])[];

function wordsOf(name: string): Words {
  const short = name.replace(/^mfe-/, '');
  const words = short.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [
    ['__NAME__', name],
    ['__SHORT__', short],
    ['__PASCAL__', words.join('')],
    ['__TITLE__', words.join(' ')],
  ];
}

async function writeTemplate(folder: string, words: Words): Promise<void> {
  const filled = (text: string): string =>
    words.reduce((before, [mark, word]) => before.replaceAll(mark, word), text);
  const files = await readdir(TEMPLATE, { recursive: true });
  for (const file of files.filter((path) => path.endsWith(ENDING))) {
    const path = join(folder, filled(file.slice(0, -ENDING.length)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, filled(await readFile(join(TEMPLATE, file), 'utf8')));
  }
}

function run(program: string, ...args: readonly string[]): Promise<void> {
  return runProgram(program, args, { cwd: workspace.root, failure: `${program} ${args.join(' ')} failed.` });
}

async function packageManager(): Promise<string> {
  const { packageManager: named }: { readonly packageManager: string } = JSON.parse(
    await readFile(join(workspace.root, 'package.json'), 'utf8'),
  );
  return named;
}
