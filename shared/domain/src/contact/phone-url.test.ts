import { expect, it } from '@jest/globals';
import { phoneUrl } from './phone-url';

it.each([
  ['+1 (604) 555-0142', 'tel:+16045550142'],
  ['604.555.0142', 'tel:6045550142'],
  ['0142;ext=7?x', 'tel:01427'],
])('calls %s by %s', (number, url) => {
  expect(phoneUrl(number)).toBe(url);
});
