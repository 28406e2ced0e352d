import { storedJson } from './stored-json';
import { storedText } from './stored-text';

const key = 'tiffin.test';
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['localStorage', 'sessionStorage'] as const)('keeps a value in %s until it is removed', (area) => {
  const value = storedJson(area, key);
  expect(value.read()).toBeNull();
  expect(value.write({ a: [1] })).toBe(true);
  expect(window[area].getItem(key)).toBe('{"a":[1]}');
  expect(value.read()).toEqual({ a: [1] });
  expect(value.remove()).toBe(true);
  expect(value.read()).toBeNull();
});

it('reads null where the stored text is not JSON', () => {
  localStorage.setItem(key, '{');
  expect(storedJson('localStorage', key).read()).toBeNull();
  expect(storedText('localStorage', key).read()).toBe('{');
});

it('does not throw where storage is blocked', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const value = storedJson('localStorage', key);
  expect([value.read(), value.write(1), value.remove()]).toEqual([null, false, false]);
  blocked.mockRestore();
});

it('reports that a full storage keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  expect(storedText('sessionStorage', key).write('x')).toBe(false);
});
