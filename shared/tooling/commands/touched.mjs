import { changedFiles } from './changed-files.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';
import { touchedRemotes } from './touched-remotes.mjs';
import { root } from './workspace-root.mjs';

const usage =
  'npm run touched -- --since <commit>   prints the remotes that a change touches, as a JSON list for a pipeline';

await runCommand(async () => {
  const { values } = readArguments({ usage, options: { since: { type: 'string' } } });
  if (!values.since) throw new CommandError(`Name a branch or commit: --since main.\n\n${usage}`, 2);
  console.log(JSON.stringify(touchedRemotes(changedFiles(values.since, root), root)));
});
