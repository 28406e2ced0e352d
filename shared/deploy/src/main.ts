import { parseArgs } from 'node:util';
import { check } from './commands/check';
import type { Command } from './commands/command';
import { create } from './commands/create';
import { deploy } from './commands/deploy';
import { element } from './commands/element';
import { explain } from './commands/explain';
import { halt } from './commands/halt';
import { keys } from './commands/keys';
import { list } from './commands/list';
import { preview } from './commands/preview';
import { prune } from './commands/prune';
import { remove } from './commands/remove';
import { restore } from './commands/restore';
import { rollback } from './commands/rollback';
import { types } from './commands/types';
import { unpin } from './commands/unpin';
import { usageOf } from './commands/usage';
import { verify } from './commands/verify';
import { watch } from './commands/watch';
import { widen } from './commands/widen';
import { signingKey } from './deploy-settings';
import { readSigning } from './signing/read-signing';
import { openTarget } from './target/open-target';
import { whoDeploys } from './who-deploys';
import { partNames, workspace } from './workspace';
import { WrongArguments } from './wrong-arguments';

/** In the order of the help. */
const commands: Readonly<Record<string, Command>> = {
  create,
  deploy,
  widen,
  halt,
  rollback,
  unpin,
  remove,
  check,
  preview,
  types,
  list,
  element,
  verify,
  restore,
  prune,
  keys,
  watch,
  explain,
};
const usage = usageOf(Object.values(commands));

const target = await openTarget(workspace.targetSettings);
const signing = readSigning(process.env, target);
// Compilers and builds that this process starts do not get it.
Reflect.deleteProperty(process.env, signingKey.name);

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongArguments ? 2 : 1;
}

async function run(): Promise<void> {
  const { positionals, values } = readWords();
  if (values.help) return console.log(usage);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongArguments(usage);
  expectWords(command, words);
  const by = await whoDeploys(process.env);
  const { 'dry-run': isDryRun, help: _answered, ...options } = values;
  await command.run({ ...options, isDryRun, by, words, target, signing, now: () => new Date() });
}

function expectWords({ words: wanted }: Command, words: readonly string[]): void {
  const surplus = words[wanted.length];
  if (surplus !== undefined) throw new WrongArguments(`Unknown argument "${surplus}".\n\n${usage}`);
  wanted.forEach((kind, at) => {
    const word = words[at];
    if (word === undefined && !kind.endsWith('?')) throw new WrongArguments(usage);
    if (word === undefined || kind.startsWith('text') || partNames().includes(word)) return;
    throw new WrongArguments(`There is no remote ${word}. Remotes, and the shell: ${partNames().join(', ')}`);
  });
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        lift: { type: 'boolean', default: false },
        checked: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        minutes: { type: 'string' },
        why: { type: 'string', default: '' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongArguments(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
