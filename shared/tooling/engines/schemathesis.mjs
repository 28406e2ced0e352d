import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../commands/command-error.mjs';
import { run } from '../commands/run.mjs';

const VERSION = '4.32.5';
const WAY_OUT = 'Install Python 3.10 or later with venv (Debian: python3-venv), then run this again.';

/** Runs Schemathesis, which reads the OpenAPI documents of all services and calls every operation. */
export const engine = {
  name: 'schemathesis',
  verify: async () => {
    const program = await install();
    const { code } = await run(process.execPath, [
      '--import',
      'tsx',
      'e2e/sandbox/scripts/fuzz-documents.mjs',
      program,
    ]);
    if (code !== 0) throw new CommandError('The services break their documents. The findings are above.');
  },
};

/** Installs Schemathesis into its own folder in the cache. Throws one clear sentence if it cannot. */
async function install() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'tiffin/engines', `schemathesis-${VERSION}`);
  const program = join(folder, 'bin/schemathesis');
  if (existsSync(program)) return program;
  const made = await run('python3', ['-m', 'venv', '--clear', folder], { quiet: true }).catch(
    () => undefined,
  );
  if (!made) throw new CommandError(`Python is missing (python3). ${WAY_OUT}`);
  if (made.code !== 0) throw new CommandError(`Python cannot create a virtual environment. ${WAY_OUT}`);
  const pip = join(folder, 'bin/pip');
  const { code, output } = await run(pip, ['install', '--quiet', `schemathesis==${VERSION}`], {
    quiet: true,
  });
  if (code !== 0) throw new CommandError(`Schemathesis ${VERSION} cannot be installed:\n${output.trim()}`);
  return program;
}
