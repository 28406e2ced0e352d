import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { otherStoreNote } from './local-store.mjs';
import { root } from './workspace-root.mjs';

it('opens the store of this checkout, whatever the environment names for deploys', () => {
  const program = `import { openLocalStore } from './shared/tooling/commands/local-store.mjs';
    console.log((await openLocalStore()).name);`;
  const env = { ...process.env, TIFFIN_DEPLOY_BUCKET: 'lunch', TIFFIN_DEPLOY_DIR: '/everybody' };
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })).toBe(
    `${root}/.tiffin/deploy\n`,
  );
});

it('says that nothing goes to a bucket or another folder that the environment names', () => {
  expect(otherStoreNote({ TIFFIN_DEPLOY_BUCKET: ' ', TIFFIN_DEPLOY_DIR: '' })).toBeUndefined();
  expect(otherStoreNote({ TIFFIN_DEPLOY_DIR: '/mnt' })).toContain(
    'TIFFIN_DEPLOY_DIR is set to /mnt, and nothing',
  );
  expect(otherStoreNote({ TIFFIN_DEPLOY_BUCKET: 'lunch', TIFFIN_DEPLOY_DIR: '/mnt' })).toBe(
    'TIFFIN_DEPLOY_BUCKET is set to lunch, and nothing is deployed there: this uses the store of this checkout, ' +
      '.tiffin/deploy. To deploy: npm run remote -- deploy <name>. ' +
      'To unpin a remote here: TIFFIN_DEPLOY_BUCKET= npm run remote -- unpin <name>.',
  );
});
