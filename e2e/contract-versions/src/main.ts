// Freezes the current contract: its API report, and with --build the small remote too. README.md says when.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import { CommandError, runCommand } from '@tiffin/tooling/commands/command-error.mjs';
import { readArguments } from '@tiffin/tooling/commands/read-arguments.mjs';
import { checkWithChanges } from './check-with-changes';
import { freezeBuild } from './freeze/freeze-build';
import { freezeReport } from './freeze/freeze-report';
import { frozenFolder, reportFile } from './frozen-folder';
import { reportErrors } from './report-errors';

const usage =
  'npm run freeze [-- --build]   freezes the API report of the contract; --build: its small remote too';

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { build: { type: 'boolean' } } });
  const folder = frozenFolder(CONTRACT_VERSION);
  const report = reportFile(CONTRACT_VERSION);
  if (existsSync(report)) refuseBreak(CONTRACT_VERSION);
  await mkdir(folder, { recursive: true });
  await writeFile(report, freezeReport());
  const [error] = reportErrors(CONTRACT_VERSION);
  if (error) throw new CommandError(`${report} has a type that no compiler can read: ${error}`);
  if (values['build']) {
    const build = join(folder, 'build');
    await rm(build, { recursive: true, force: true });
    await freezeBuild(CONTRACT_VERSION, build);
  }
  console.log(`Contract ${CONTRACT_VERSION} is frozen in ${folder}`);
});

/** Throws if the present breaks the frozen contract of the same number. Freezing again would hide the break. */
function refuseBreak(contract: number): void {
  const faults = checkWithChanges([`e2e/contract-versions/src/contract-${contract}.ts`], []);
  if (faults.length === 0) return;
  throw new CommandError(
    `The present breaks remotes of contract ${contract}, so it is not frozen again:\n${faults.join('\n')}\n` +
      'Keep what they need, or raise CONTRACT_VERSION as e2e/contract-versions/README.md explains.',
  );
}
