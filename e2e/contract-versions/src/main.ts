// Freezes the current contract: its types, and with --build the small remote too. README.md says when.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import { runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { readArguments } from '@tiffin/tooling/commands/read-arguments.mjs';
import { freezeBuild } from './freeze/freeze-build';
import { freezeTypes } from './freeze/freeze-types';
import { frozenFolder } from './frozen-folder';

const usage =
  'npm run freeze [-- --build]   freezes the types of the contract; --build: its small remote too';

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { build: { type: 'boolean' } } });
  const folder = frozenFolder(CONTRACT_VERSION);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'types.d.ts'), freezeTypes(CONTRACT_VERSION));
  if (values['build']) {
    const build = join(folder, 'build');
    await rm(build, { recursive: true, force: true });
    await freezeBuild(CONTRACT_VERSION, build);
  }
  console.log(`Contract ${CONTRACT_VERSION} is frozen in ${folder}`);
});
