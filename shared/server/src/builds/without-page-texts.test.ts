import { expect, it } from '@jest/globals';
import { withoutPageTexts } from './without-page-texts';

const page = {
  path: '/m/lucknow/status/s3cr3t-token',
  query: 'orderIdentifierType=GUEST_TOKEN&invite_id=k3jpqz8mv1',
  params: { orderIdOrToken: 's3cr3t-token' },
  served: {
    'http://main/v1/guest-order/s3cr3t-token': { order: { email: 'ana@northlight.example', tip: 5 } },
  },
};

it.each([
  ['the secret of a path', 'No route matches /m/lucknow/status/s3cr3t-token.', 'No route matches [removed].'],
  ['a part of a path', 'Invalid token s3cr3t-token', 'Invalid token [removed]'],
  ['a part of a query', 'Unknown: k3jpqz8mv1', 'Unknown: [removed]'],
  ['data of a person', 'Objects are not valid: ana@northlight.example', 'Objects are not valid: [removed]'],
])('leaves out %s', (_what, message, expected) => {
  expect(withoutPageTexts(message, page)).toBe(expected);
});

it('leaves out the end of a message that was cut', () => {
  const cut = `${'word '.repeat(60)}s3cr3t`.slice(-300);
  expect(withoutPageTexts(cut, page)).not.toContain('s3cr3t');
});

it('says the rest as it is', () => {
  const message = "Cannot read properties of undefined (reading 'menu')";
  expect(withoutPageTexts(message, page)).toBe(message);
});
