import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseCookies, setConfig } from '@tiffin/config';
import { deviceInfoSchema } from '@tiffin/contracts/schemas';
import { testConfig } from '@tiffin/testing';
import { keepDeviceInfo } from './keep-device-info';
import { randomText } from './random-text';

/** Returns the device id of a newly loaded page. */
async function deviceIdOfAPage(): Promise<string> {
  let id = '';
  await jest.isolateModulesAsync(async () => {
    const { deviceId } = await import('./device-id');
    id = deviceId();
    expect(deviceId()).toBe(id);
  });
  return id;
}

const cookies = () => parseCookies(document.cookie);

beforeEach(() => setConfig(testConfig));
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  Object.keys(cookies()).forEach((name) => (document.cookie = `${name}=; Max-Age=0; Path=/`));
});

it('[API-14] the device id is 30 random characters, and the same on the next page', async () => {
  const id = await deviceIdOfAPage();
  expect(id).toMatch(/^[A-Za-z0-9]{30}$/);
  expect(cookies()).toMatchObject({ tiffin_device_id: id });
  expect(await deviceIdOfAPage()).toBe(id);
});

it('[API-14] two devices have different ids', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomText(30)));
  expect(ids.size).toBe(1000);
  expect(new Set([...ids].map(({ length }) => length))).toEqual(new Set([30]));
});

it.each(['short', 'a'.repeat(31), `${'a'.repeat(29)}!`])('ignores %j in the cookie', async (value) => {
  document.cookie = `tiffin_device_id=${encodeURIComponent(value)}; Path=/`;
  const id = await deviceIdOfAPage();
  expect(id).toMatch(/^[A-Za-z0-9]{30}$/);
  expect(id).not.toBe(value);
});

it('keeps one id for the page if the browser blocks cookies', async () => {
  const blocked = () => {
    throw new DOMException('blocked');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked });
  expect(await deviceIdOfAPage()).toMatch(/^[A-Za-z0-9]{30}$/);
});

it.each([
  [{ ip: '203.0.113.7', country_code: 'CA' }, '203.0.113.7', 'CA'],
  [null, null, null],
])(
  '[API-09] the device-info cookie has device, app version, agent, IP and country: %j',
  (found, ip, country) => {
    keepDeviceInfo(found);
    const info: unknown = JSON.parse(cookies()['tiffin_device_info'] ?? '');
    expect(info).toEqual({
      device_id: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
      web_app_version: '110001',
      user_agent: navigator.userAgent,
      ip_address: ip,
      country_code: country,
    });
    expect(deviceInfoSchema.safeParse(info).success).toBe(true);
  },
);
