import { expect, it } from '@jest/globals';
import { readAssetSettings } from './asset-settings';

it('listens on this machine unless the settings name a network interface', () => {
  expect(readAssetSettings({}).host).toBe('localhost');
  expect(readAssetSettings({ TIFFIN_ASSET_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

it('names everything that is wrong at once', () => {
  const env = { TIFFIN_ASSET_PORT: 'many', TIFFIN_DRAIN_MS: 'long' };
  expect(() => readAssetSettings(env)).toThrow(/TIFFIN_ASSET_PORT [^]*TIFFIN_DRAIN_MS /);
});
