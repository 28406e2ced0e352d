import { expect, it } from '@jest/globals';
import { parseConfig } from '@tiffin/config';
import { readSettings } from './settings';

it('has a default for everything on one machine, and pages accept the result', () => {
  const settings = readSettings({});
  expect(settings.port).toBe(3000);
  expect(parseConfig(settings.config)).toEqual(settings.config);
  expect(settings.config.sso).toEqual({
    url: 'http://localhost:4000/auth',
    realm: 'tiffin',
    clientId: 'athena-client',
  });
});

it('follows the ports', () => {
  const { config, assetUrl } = readSettings({
    TIFFIN_SHELL_PORT: '3030',
    TIFFIN_ASSET_PORT: '3031',
    TIFFIN_SANDBOX_PORT: '4030',
  });
  expect([config.origin, assetUrl, config.services.main]).toEqual([
    'http://localhost:3030',
    'http://localhost:3031',
    'http://localhost:4030/main',
  ]);
});

it('names everything wrong at once', () => {
  const wrong = { TIFFIN_SHELL_PORT: '80000', TIFFIN_ASSET_URL: 'ftp://x', TIFFIN_ENVIRONMENT: 'production' };
  expect(() => readSettings(wrong)).toThrow(
    'Settings: TIFFIN_SHELL_PORT must be a port (1 to 65535), not "80000"; TIFFIN_ASSET_URL must be an http(s) address, not "ftp://x"; TIFFIN_GUEST_CLIENT_SECRET must be set in production',
  );
});

it('keeps the secret out of what pages are told', () => {
  const { config } = readSettings({ TIFFIN_GUEST_CLIENT_SECRET: 'hush' });
  expect(JSON.stringify(config)).not.toContain('hush');
});
