import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRouteTable } from '../routes/route-table';
import { runProgram } from '../run-program';
import { remoteNames, workspace } from '../workspace';
import { WrongArguments } from '../wrong-arguments';
import { newRemoteFault } from './new-remote-faults';
import { writeRepository } from './write-repository';
import { writeTemplate } from './write-template';
import type { Words } from './write-template';

const TEMPLATE = fileURLToPath(new URL('./template/', import.meta.url));

/**
 * Creates a remote with one page from the template, installs it in the workspace, lockfile included, and formats it. In a repository
 * without the shell, makes that a repository of remotes first.
 * Throws WrongArguments for an invalid or taken name. Removes the remote again if the installation fails.
 */
export async function createRemote(name: string): Promise<void> {
  const routeTable = await readRouteTable(workspace.routeTable);
  const fault = newRemoteFault(name, { taken: remoteNames(), routeTable });
  if (fault !== undefined) throw new WrongArguments(fault);
  const folder = join(workspace.root, name);
  try {
    await writeTemplate(TEMPLATE, folder, wordsOf(name));
    if (!workspace.hasShell) await writeRepository(workspace.root);
    await install();
    await run('node_modules/.bin/oxfmt', name);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function install(): Promise<void> {
  if (!workspace.hasShell) return run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  await run('npx', '-y', await packageManager(), 'install', '--no-frozen-lockfile', '--prefer-offline');
}

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

function run(program: string, ...args: readonly string[]): Promise<void> {
  return runProgram(program, args, { cwd: workspace.root, failure: `${program} ${args.join(' ')} failed.` });
}

async function packageManager(): Promise<string> {
  const { packageManager: named }: { readonly packageManager: string } = JSON.parse(
    await readFile(join(workspace.root, 'package.json'), 'utf8'),
  );
  return named;
}
