import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { contentSecurityPolicies } from './content-security-policy';

const [byNonce = '', byHost = ''] = contentSecurityPolicies(readSettings({}), 'n0nce');

it('runs scripts by nonce only, and from our hosts only', () => {
  expect(byNonce).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(byHost).toContain("script-src 'self' http://localhost:3001 http://localhost:4000;");
  expect(byNonce + byHost).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

it('allows nothing that is not named, and no stranger’s frame around it', () => {
  expect(byHost).toContain("default-src 'none'");
  expect(byHost).toContain("worker-src 'none'");
  expect(byHost).toContain("frame-ancestors 'self' http://localhost:3100 http://127.0.0.1:3100;");
  expect(byHost).toContain("frame-src 'self' http://localhost:4000;");
});
