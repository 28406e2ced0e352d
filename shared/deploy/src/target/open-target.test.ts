import { expect, it } from '@jest/globals';
import { createSettingReader } from '@tiffin/server/settings';
import { readTargetSettings, openTarget } from './open-target';

it.each([
  [
    {},
    {
      folder: expect.stringMatching(/\.tiffin.deploy$/),
      bucket: undefined,
      endpoint: undefined,
      region: undefined,
    },
  ],
  [
    { TIFFIN_DEPLOY_DIR: '/else', TIFFIN_DEPLOY_BUCKET: ' ' },
    { folder: '/else', bucket: undefined },
  ],
  [
    { TIFFIN_DEPLOY_BUCKET: 'lunch', TIFFIN_DEPLOY_ENDPOINT: 'http://s3.test', AWS_REGION: 'ca-central-1' },
    { bucket: 'lunch', endpoint: 'http://s3.test', region: 'ca-central-1' },
  ],
])('%j', (env, settings) => {
  expect(readTargetSettings(createSettingReader(env))).toMatchObject(settings);
});

it('opens a folder, or the bucket that is named', async () => {
  const settings = { folder: '/somewhere' };
  expect((await openTarget(settings)).name).toBe('/somewhere');
  const endpoint = 'http://127.0.0.1:9';
  expect((await openTarget({ ...settings, bucket: 'lunch', endpoint })).name).toBe(
    'http://127.0.0.1:9/lunch',
  );
  await expect(openTarget({ ...settings, bucket: 'lunch', endpoint: 's3.test' })).rejects.toThrow(
    'TIFFIN_DEPLOY_ENDPOINT must be an http(s) URL, not "s3.test".',
  );
});
