import { expect, it } from '@jest/globals';
import { additionalParameters } from './additional-parameters';

it.each([
  ['?q=dal', 'did=1', null],
  ['?did=7&q=dal', null, 'did=7'],
  ['?did=7', 'did=1&edid=2&strange=3', 'did=7&edid=2'],
  [
    '?ownerId=o&on=1&op=1&od=1&p=1&offer=x&workspaceId=w&listType=nearby',
    null,
    'ownerId=o&offer=x&on=1&op=1&od=1&p=1&workspaceId=w&listType=nearby',
  ],
  [`?did=${'7'.repeat(101)}&edid=2`, null, 'edid=2'],
  ['?did=', 'did=1', null],
])('[SRC-05] %s over %j is kept as %j', (search, kept, next) => {
  expect(additionalParameters(search, kept)).toBe(next);
});
