import { expect, it } from '@jest/globals';
import { dataFolder, stackEnvironment } from './stack-environment.mjs';
import { root } from './workspace-root.mjs';

const ports = { shell: 1, assets: 2, sandbox: 3, partner: 4 };

it('serves the store of this checkout, though a bucket is set for deploys', () => {
  const env = { TIFFIN_DEPLOY_BUCKET: 'lunch', ...stackEnvironment(ports, {}) };
  expect(env).toMatchObject({ TIFFIN_DEPLOY_DIR: `${root}/.tiffin/deploy`, TIFFIN_DEPLOY_BUCKET: '' });
});

it('serves another store where a test names one', () => {
  expect(stackEnvironment(ports, { env: { TIFFIN_DEPLOY_DIR: '/own' } })).toMatchObject({
    TIFFIN_DEPLOY_DIR: '/own',
  });
});

it('ends every page with links to the sandbox’s pages', () => {
  expect(stackEnvironment(ports, {})).toMatchObject({
    TIFFIN_HELP_URL: 'http://localhost:3/pages/help',
    TIFFIN_TERMS_URL: 'http://localhost:3/pages/terms',
  });
});

it.each([
  [{}, `${root}/.tiffin/data`],
  [{ TIFFIN_DATA_DIR: '' }, `${root}/.tiffin/data`],
  [{ TIFFIN_DATA_DIR: '/else' }, '/else'],
  [{ TIFFIN_DATA_DIR: 'memory' }, 'memory'],
])('keeps the data of %j in %s', (env, folder) => {
  expect(dataFolder(env)).toBe(folder);
});
