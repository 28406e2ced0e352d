import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { CommandError, runCommand } from '../commands/command-error.mjs';
import { readArguments } from '../commands/read-arguments.mjs';
import { root } from '../commands/workspace-root.mjs';
import { renderSettings } from './render-settings';

const usage = `npm run settings   writes shared/server/settings.md from the declarations of all settings

  --check   only says whether the document is up to date`;
const file = join(root, 'shared/server/settings.md');

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { check: { type: 'boolean' } } });
  const { code: text } = await format(file, renderSettings());
  if (!values['check']) return writeFile(file, text);
  if (text !== (await readFile(file, 'utf8').catch(() => '')))
    throw new CommandError('shared/server/settings.md is out of date. Run `npm run settings`.');
});
