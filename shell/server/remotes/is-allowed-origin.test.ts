import { expect, it } from '@jest/globals';
import { isAllowedOrigin } from './is-allowed-origin';

const allowed = ['https://lunch.example', 'https://*.lunch.example'];

it.each([
  ['https://lunch.example', true],
  ['https://northlight.lunch.example', true],
  ['https://a.b.lunch.example', false],
  ['https://.lunch.example', false],
  ['http://northlight.lunch.example', false],
  ['https://northlight.lunch.example:8443', false],
  ['https://northlight.lunch.example.evil.example', false],
  ['https://evil.example/.lunch.example', false],
  ['https://*.lunch.example', false],
  ['null', false],
])('%s may load: %p', (origin, may) => {
  expect(isAllowedOrigin(origin, allowed)).toBe(may);
});
