import { expect, it } from '@jest/globals';
import { readAssetSettings } from './asset-settings';

const PRODUCTION = { TIFFIN_ENVIRONMENT: 'production', TIFFIN_SHELL_URL: 'https://lunch.example' };

it('serves pages of the shell, of its subdomains and of the partner by default', () => {
  expect(readAssetSettings({}).allowedOrigins).toEqual([
    'http://localhost:3000',
    'http://*.localhost:3000',
    'http://127.0.0.1:3100',
  ]);
  expect(readAssetSettings({ TIFFIN_ASSET_ALLOWED_ORIGINS: 'https://a.test, https://b.test' })).toMatchObject(
    { allowedOrigins: ['https://a.test', 'https://b.test'] },
  );
});

it('serves no partner of the sandbox in production', () => {
  expect(readAssetSettings(PRODUCTION).allowedOrigins).toEqual([
    'https://lunch.example',
    'https://*.lunch.example',
  ]);
});

it('listens on this machine unless the settings name a network interface', () => {
  expect(readAssetSettings({}).host).toBe('localhost');
  expect(readAssetSettings({ TIFFIN_ASSET_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

it('names everything that production refuses at once', () => {
  const env = {
    TIFFIN_ENVIRONMENT: 'production',
    TIFFIN_ASSET_PORT: 'many',
    TIFFIN_ASSET_ALLOWED_ORIGINS: 'https://a.test,http://localhost:3100',
  };
  expect(() => readAssetSettings(env)).toThrow(
    /TIFFIN_ASSET_PORT .*TIFFIN_ASSET_ALLOWED_ORIGINS must not be/,
  );
  expect(() => readAssetSettings({ TIFFIN_ENVIRONMENT: 'production' })).toThrow(
    /TIFFIN_SHELL_URL must not be/,
  );
});
