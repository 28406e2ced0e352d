import { expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

async function load(version: string, eventAction = 'loaded', remote = 'mfe-teams'): Promise<void> {
  const event = {
    eventId: randomUUID(),
    eventDatetime: '2026-11-21T12:00:00.000Z',
    entityType: 'EXTERNAL_USER',
    entityId: 'd1',
    entitySessionId: 's1',
    eventType: 'remote',
    eventAction,
    domain: 'ordering',
    projectCategories: [],
    featureCategories: [],
    metadata: {},
    eventParams: { remote, version },
  };
  const batch = {
    batchDeliveryUuid: randomUUID(),
    clientSubmittedTimestamp: '2026-11-21T12:00:01.000Z',
    sourceType: 'WEB',
    sourceVersion: '110001',
    sourceName: 'tiffin',
    events: [event],
  };
  await fetch(`${sandbox.url}/analytics/v3/event_batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
}

async function fail(version: string, release = 'shell@1.0.0-s'): Promise<void> {
  const id = randomBytes(16).toString('hex');
  const parts = [
    { event_id: id },
    { type: 'event' },
    { event_id: id, release, tags: { remote: 'mfe-teams', version } },
  ];
  await fetch(`${sandbox.url}/errors/api/tiffin/envelope/`, {
    method: 'POST',
    body: parts.map((part) => JSON.stringify(part)).join('\n'),
  });
}

async function reports(query: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(
    `${sandbox.url}/sandbox/remote-reports?${new URLSearchParams(query).toString()}`,
  );
  return response.ok ? response.json() : response.status;
}

it('counts loads and errors of one version since a time', async () => {
  const of = { remote: 'mfe-teams', version: '1.0.0-b', since: '2020-01-01T00:00:00.000Z' };
  for (const version of ['1.0.0-b', '1.0.0-b', '1.0.0-a']) await load(version);
  await load('1.0.0-b', 'failed');
  for (const version of ['1.0.0-b', '1.0.0-a', '1.0.0-a']) await fail(version);
  expect(await reports(of)).toEqual({ loads: 2, errors: 1 });
  expect(await reports({ ...of, version: '1.0.0-a' })).toEqual({ loads: 1, errors: 2 });
  expect(await reports({ ...of, remote: 'mfe-checkout' })).toEqual({ loads: 0, errors: 0 });
  expect(await reports({ ...of, since: '2999-01-01T00:00:00.000Z' })).toEqual({ loads: 0, errors: 0 });
  expect(await reports({ ...of, since: 'yesterday' })).toBe(400);
});

it('counts every error on pages of a build of the shell as one of the shell', async () => {
  const of = { remote: 'shell', version: '1.0.0-t', since: '2020-01-01T00:00:00.000Z' };
  await load('1.0.0-t', 'loaded', 'shell');
  for (const release of ['shell@1.0.0-t', 'shell@1.0.0-t', 'shell@1.0.0-u']) await fail('1.0.0-z', release);
  expect(await reports(of)).toEqual({ loads: 1, errors: 2 });
});
