import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, runCommand } from '../commands/command-error.mjs';
import { readArguments, wrong } from '../commands/read-arguments.mjs';
import { root } from '../commands/workspace-root.mjs';
import { compareSentences } from './compare-sentences';
import { englishSentences, readSentences } from './english-sentences';

const usage = `npm run languages                        says which sentences each language of shell/languages lacks
npm run languages -- create fr Français  writes the folder of a new language, with the English sentences to translate`;
const folder = join(root, 'shell/languages');

await runCommand(async () => {
  const { words } = readArguments({ usage, mostWords: 3 });
  const [command, tag, name] = words;
  if (command === undefined) return check();
  if (command !== 'create' || tag === undefined || name === undefined)
    throw wrong('A new language needs its tag and its name.', usage);
  create(tag, name);
});

function check(): void {
  const english = englishSentences();
  let faults = 0;
  for (const tag of languages())
    for (const [namespace, sentences] of english) {
      const file = join(folder, tag, `${namespace}.json`);
      const { missing, unknown, mismatched } = compareSentences(
        sentences,
        existsSync(file) ? readSentences(file) : {},
      );
      for (const key of missing) console.log(`${tag}: ${namespace}:${key} is missing and stays English`);
      for (const key of unknown) console.log(`${tag}: ${namespace}:${key} is no sentence of the product`);
      for (const key of mismatched) console.log(`${tag}: ${namespace}:${key} has other values or tags`);
      faults += unknown.length + mismatched.length;
    }
  if (faults > 0) throw new CommandError(`${faults} sentences cannot be used.`);
}

function create(tag: string, name: string): void {
  const own = join(folder, tag);
  if (existsSync(own)) throw new CommandError(`${own} exists.`);
  mkdirSync(own, { recursive: true });
  writeJson(join(own, 'language.json'), { name, direction: 'ltr' });
  for (const [namespace, sentences] of englishSentences())
    writeJson(join(own, `${namespace}.json`), sentences);
  console.log(`${own} has the English sentences. Set direction to rtl for a language from right to left.`);
}

function languages(): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
