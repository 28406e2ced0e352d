// Deploys builds one after the other to the target that the environment names. With --kill-before or --kill-after, the
// process kills itself at that write: deploy-main.ts <folder of build>… [--kill-before 3 | --kill-after 3]
import { createSettingReader } from '@tiffin/server/settings';
import { parseArgs } from 'node:util';
import { readTargetSettings, openTarget } from '../target/open-target';
import { deployDist } from './deploy-dist';
import { interruptedTarget } from './interrupted-target';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'kill-before': { type: 'string' }, 'kill-after': { type: 'string' } },
});
const before = values['kill-before'];
const moment = {
  write: Number(before ?? values['kill-after'] ?? 0),
  when: before === undefined ? 'after' : 'before',
} as const;
const target = interruptedTarget(
  await openTarget(readTargetSettings(createSettingReader(process.env))),
  moment,
  () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  },
);
for (const dist of positionals) await deployDist(target, dist);
