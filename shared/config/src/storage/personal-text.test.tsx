import { afterEach, expect, it, jest } from '@jest/globals';
import { personalText, removePersonalTexts } from './personal-text';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('removes every personal text, and nothing else', () => {
  localStorage.setItem('tiffin.remotes', 'stays');
  personalText('one').write('1');
  personalText('two').write('2');
  removePersonalTexts();
  expect([personalText('one').read(), personalText('two').read()]).toEqual([null, null]);
  expect(localStorage.getItem('tiffin.remotes')).toBe('stays');
});

it('removes nothing from blocked storage without an error', () => {
  personalText('one').write('1');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(removePersonalTexts).not.toThrow();
});
