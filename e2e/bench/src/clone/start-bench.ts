import { timedRun } from './timed-run';
import { withClone } from './with-clone';

const env = {
  TIFFIN_SHELL_PORT: '3620',
  TIFFIN_ASSET_PORT: '3621',
  TIFFIN_SANDBOX_PORT: '4620',
  TIFFIN_PARTNER_PORT: '3622',
};

/** Times `npm start` in a new clone, then again. Packages may be in the caches of npm and pnpm. */
export async function benchStart(): Promise<void> {
  await withClone(async (folder) => {
    const command = { folder, args: ['start'], env, until: 'Tiffin is at' };
    const cold = await timedRun(command);
    const warm = await timedRun(command);
    console.log('npm start, seconds until everything answers, and from Ctrl-C to the end');
    console.table({ 'cold (fresh clone)': rounded(cold), 'warm (nothing changed)': rounded(warm) });
  });
}

function rounded({ seconds, stopSeconds }: { readonly seconds: number; readonly stopSeconds: number }) {
  return { start: seconds.toFixed(1), stop: stopSeconds.toFixed(1) };
}
