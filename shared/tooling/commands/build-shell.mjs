import { runCommand } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';
import { withTypeScript } from './with-typescript.mjs';

const usage = 'npm run build:shell   builds the shell alone, without deploying a remote';

await runCommand(async () => {
  readArguments({ usage });
  await withTypeScript();
  const { buildShell } = await import('@tiffin/deploy');
  console.log((await buildShell()) ? 'shell built' : 'nothing to build');
});
