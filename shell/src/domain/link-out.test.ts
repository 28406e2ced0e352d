import { expect, it } from '@jest/globals';
import { endsByLinkOut } from './link-out';

it.each([
  ['?hqoLinkout=1', 'authenticated', true],
  ['?embed=hqo&hqoLinkout=1', 'authenticated', true],
  ['?hqoLinkout=1', 'guest', false],
  ['?hqoLinkout=1', 'initialising', false],
  ['?hqoLinkout=1', 'embedded', false],
  ['?hqoLinkout=true', 'authenticated', false],
  ['?hqoLinkout=0', 'authenticated', false],
  ['?hqoLinkout=', 'authenticated', false],
  ['', 'authenticated', false],
] as const)('[EMB-02] a load of %s by a session that is %s ends it: %s', (search, status, ends) => {
  expect(endsByLinkOut({ search, status })).toBe(ends);
});
