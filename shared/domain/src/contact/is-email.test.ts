import { expect, it } from '@jest/globals';
import { isEmail } from './is-email';

it.each(['ana@northlight.example', ' a.b+c@mail.example.co ', 'çağla@örnek.example'])(
  'accepts "%s"',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  ...[
    '',
    'ana',
    'ana@',
    '@northlight.example',
    'ana@northlight',
    'ana@northlight.e',
    'a na@northlight.example',
  ],
  ...['ana@@northlight.example', 'ana@northlight.example.', `${'a'.repeat(200)}@northlight.example`],
  `a@${'a.'.repeat(100_000)}`,
])('refuses %#', (text) => {
  expect(isEmail(text)).toBe(false);
});
