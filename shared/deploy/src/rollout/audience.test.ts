import { expect, it } from '@jest/globals';
import { describeAudience, parseAudience } from './audience';

it.each([
  ['10%', { percent: 10, organizations: [] }, '10 %'],
  ['0.25%', { percent: 0.25, organizations: [] }, '0.25 %'],
  ['100%', { percent: 100, organizations: [] }, '100 %'],
  ['org:org_acme,beta', { percent: 0, organizations: ['org_acme', 'beta'] }, '0 %, org_acme, beta'],
  ['5% org:org_acme', { percent: 5, organizations: ['org_acme'] }, '5 %, org_acme'],
])('%j is %j', (text, audience, words) => {
  expect(parseAudience(text)).toEqual(audience);
  expect(describeAudience(audience)).toBe(words);
});

it.each(['', '10', '0%', '101%', '-1%', '1.234%', 'ten%', 'org:', 'org:a,,b', 'org:a b', 'beta', 'org:a/b'])(
  '%j names nobody and says how to write it',
  (text) => {
    expect(() => parseAudience(text)).toThrow(/names nobody: write 10%/);
  },
);
