import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, runCommand } from '../commands/command-error.mjs';
import { readArguments } from '../commands/read-arguments.mjs';
import { root } from '../commands/workspace-root.mjs';
import { drawHouse } from './draw-house';
import { readRooms } from './read-rooms';

const usage = `npm run house   draws the packages and who needs whom into README.md

  --check   only says whether the picture is up to date`;
const file = join(root, 'README.md');
const PICTURE = /```mermaid\n.*?```/s;

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { check: { type: 'boolean' } } });
  const text = await readFile(file, 'utf8');
  const drawn = text.replace(PICTURE, `\`\`\`mermaid\n${drawHouse(readRooms())}\n\`\`\``);
  if (!values['check']) return writeFile(file, drawn);
  if (text !== drawn) throw new CommandError('The picture in README.md is out of date. Run `npm run house`.');
});
