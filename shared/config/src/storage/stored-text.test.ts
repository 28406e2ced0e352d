import { expect, it } from '@jest/globals';
import { removePersonalTexts } from './personal-text';
import { storedText } from './stored-text';

it.each(['localStorage', 'sessionStorage'] as const)('is empty on a server, which has no %s', (area) => {
  Reflect.deleteProperty(globalThis, area);
  const text = storedText(area, 'tiffin.test');
  expect(text.write('a')).toBe(false);
  expect(text.read()).toBeNull();
  expect(text.remove()).toBe(false);
  expect(removePersonalTexts).not.toThrow();
});
