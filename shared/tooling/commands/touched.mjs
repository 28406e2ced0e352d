import { changedFiles } from './changed-files.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';
import { touchedRemotes, touchesShell } from './touched-remotes.mjs';
import { root } from './workspace-root.mjs';

const usage = `npm run touched -- --since <commit>           prints the remotes that a change touches, as a JSON list for a pipeline
npm run touched -- --since <commit> --shell   prints whether it touches the shell: true or false`;

await runCommand(async () => {
  const { values } = readArguments({
    usage,
    options: { since: { type: 'string' }, shell: { type: 'boolean' } },
  });
  if (!values.since) throw new CommandError(`Name a branch or commit: --since main.\n\n${usage}`, 2);
  const files = changedFiles(values.since, root);
  console.log(JSON.stringify(values.shell ? touchesShell(files, root) : touchedRemotes(files, root)));
});
