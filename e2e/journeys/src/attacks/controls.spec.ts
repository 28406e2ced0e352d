import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { sendFrom } from './send-from';

const JSON_TYPE = { 'content-type': 'application/json' };
const own = (): string => new URL(urls().sandbox).host;

const FORGED = [
  ['a form of another site', { 'content-type': 'application/x-www-form-urlencoded' }, 'advanceMs=1', 415],
  ['plain text of another site', { 'content-type': 'text/plain' }, '{"advanceMs":1}', 415],
  ['a page of another site', { ...JSON_TYPE, origin: 'https://evil.example' }, '{"advanceMs":1}', 403],
  ['a page without an origin of its own', { ...JSON_TYPE, origin: 'null' }, '{"advanceMs":1}', 403],
  ['what a proxy passes on', { ...JSON_TYPE, 'x-forwarded-for': '203.0.113.7' }, '{"advanceMs":1}', 403],
] as const;

for (const [name, headers, body, status] of FORGED)
  test(`${name} cannot move the clock`, async () => {
    const answer = await sendFrom(`${urls().sandbox}/sandbox/clock`, {
      method: 'POST',
      headers: { host: own(), ...headers },
      body,
    });
    expect(answer.status).toBe(status);
  });

for (const path of ['/sandbox/tables', '/mailbox/messages?to=ana@northlight.example', '/mailbox', '/errors'])
  test(`a host name that an attacker points at this machine does not open ${path.split('?')[0]}`, async () => {
    const open = await sendFrom(urls().sandbox + path, { headers: { host: own() } });
    expect(open.status).toBe(200);
    const rebound = await sendFrom(urls().sandbox + path, { headers: { host: 'evil.example' } });
    expect(rebound.status).toBe(403);
  });

test('nobody else can create people or tokens', async () => {
  for (const path of ['/sandbox/users', '/sandbox/tokens', '/sandbox/faults']) {
    const answer = await sendFrom(urls().sandbox + path, {
      method: 'POST',
      headers: { host: 'evil.example', origin: 'http://evil.example', ...JSON_TYPE },
      body: JSON.stringify({ email: 'ana@northlight.example' }),
    });
    expect(answer.status).toBe(403);
  }
});
