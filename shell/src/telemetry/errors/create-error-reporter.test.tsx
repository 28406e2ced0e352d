import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createErrorReporter } from './create-error-reporter';

const screenOwner = { remote: 'mfe-teams', version: '1.0.0' };
const before = globalThis.fetch;
let envelopes: { readonly url: string; readonly text: string }[];
let isDown = false;

beforeEach(() => {
  envelopes = [];
  isDown = false;
  Object.assign(globalThis, {
    fetch: async (url: string, { body }: { readonly body: string }) => {
      envelopes.push({ url, text: String(body) });
      if (isDown) throw new TypeError('failed to fetch');
      return new Response('{}');
    },
  });
});
afterEach(() => void Object.assign(globalThis, { fetch: before }));

const start = () =>
  createErrorReporter({ dsn: 'http://tiffin@errors.test/sink/1', environment: 'sandbox', release: '110001' });

function reportIn(text: string | undefined) {
  const [, about = '{}', report = '{}'] = (text ?? '').split('\n');
  return { about: JSON.parse(about), report: JSON.parse(report) };
}

it('[ERR-04] reports an error in Sentry’s protocol, with remote and version', async () => {
  start()({ error: new TypeError('menu is undefined'), tags: screenOwner });
  await waitFor(() => expect(envelopes).toHaveLength(1));
  expect(envelopes[0]?.url).toMatch(/^http:\/\/errors\.test\/sink\/api\/1\/envelope\//);
  const { about, report } = reportIn(envelopes[0]?.text);
  expect(about.type).toBe('event');
  expect(report).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    environment: 'sandbox',
    release: '110001',
    tags: screenOwner,
    exception: { values: [{ type: 'TypeError', value: 'menu is undefined' }] },
  });
  expect(report.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0);
});

it('[ERR-04] reports each error once', async () => {
  const report = start();
  const error = new Error('one');
  report({ error, tags: screenOwner });
  report({ error, tags: {} });
  report({ error: new Error('two'), tags: screenOwner });
  await waitFor(() => expect(envelopes).toHaveLength(2));
});

it('reports a message as a warning', async () => {
  start()({ error: 'No message "shell:x" in "zh"', tags: {} });
  await waitFor(() => expect(envelopes).toHaveLength(1));
  expect(reportIn(envelopes[0]?.text).report).toMatchObject({
    level: 'warning',
    message: 'No message "shell:x" in "zh"',
  });
});

it('[ERR-04] sends no token, code, e-mail address, card number or name', async () => {
  const secrets = [
    'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2ln',
    'ana@northlight.example',
    '4242 4242 4242 4242',
    '271828',
  ];
  start()({
    error: new Error(secrets.join(' and ')),
    tags: { ...screenOwner, path: `/status/${secrets[0]}` },
  });
  await waitFor(() => expect(envelopes).toHaveLength(1));
  secrets.forEach((secret) => expect(envelopes[0]?.text).not.toContain(secret));
  expect(reportIn(envelopes[0]?.text).report.user).toBeUndefined();
});

it('reports at most 30 errors per page', async () => {
  const report = start();
  for (let index = 0; index < 60; index += 1) report({ error: new Error(`error ${index}`), tags: {} });
  await waitFor(() => expect(envelopes.length).toBeGreaterThanOrEqual(30));
  expect(envelopes).toHaveLength(30);
});

it('keeps working while the service is down', async () => {
  isDown = true;
  expect(() => start()({ error: new Error('x'), tags: {} })).not.toThrow();
  await waitFor(() => expect(envelopes).toHaveLength(1));
});
