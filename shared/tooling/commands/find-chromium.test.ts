import { describe, expect, it } from '@jest/globals';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';

const only = (there: string) => (path: string) => path === there;

describe('finding a Chromium', () => {
  it('uses the configured one', () => {
    const env = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' };
    expect(findChromium(env, () => true)).toBe('/opt/chromium');
  });

  it('throws if the configured one does not exist', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => false)).toThrow('/opt/chromium');
  });

  it.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium'])('finds %s', (path) => {
    expect(findChromium({ PATH: '/usr/local/bin:/usr/bin' }, only(path))).toBe(path);
  });

  it('finds none if there is none', () => {
    expect(findChromium({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
  });

  it('finds the headless shell only as itself', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' };
    expect(findHeadlessShell(env, only('/usr/bin/chromium'))).toBeUndefined();
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findHeadlessShell(env, only(shell))).toBe(shell);
    expect(findChromium(env, only(shell))).toBeUndefined();
  });
});
