import { expect, it } from '@jest/globals';
import { organizationOrigins } from './organization-origins';

it('are subdomains of the shell’s host', () => {
  expect(organizationOrigins('http://localhost:3000')).toEqual([
    'http://northlight.localhost:3000',
    'http://mercer-tower.localhost:3000',
  ]);
});

it('are empty if the host is an IP', () => {
  expect(organizationOrigins('http://127.0.0.1:3000')).toEqual([]);
});
