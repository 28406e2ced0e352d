import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timedRun } from './timed-run';
import { withClone } from './with-clone';

/** Times `npm run build` in a new clone, then a rebuild of one remote after a change of its source. */
export async function benchBuild(): Promise<void> {
  await withClone(async (folder) => {
    const whole = await timedRun({ folder, args: ['run', 'build'] });
    await appendFile(join(folder, 'mfe-teams/src/remote.tsx'), `\n// ${new Date().toISOString()}\n`);
    const one = await timedRun({ folder, args: ['run', 'remote', '--', 'deploy', 'mfe-teams'] });
    console.log('builds, seconds');
    console.table({
      'everything, with installation, cold': whole.seconds.toFixed(1),
      'one remote after a change, deployed': one.seconds.toFixed(1),
    });
  });
}
