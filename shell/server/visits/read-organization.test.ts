import { expect, it } from '@jest/globals';
import { createOrganizationSource } from './read-organization';

const answer = {
  organizationId: 'org-1',
  name: 'Northlight',
  subdomain: 'northlight',
  isOrg: true,
  configEntries: {
    publicServiceClientId: 'northlight-service',
    publicServiceClientSecret: 'hush',
    webClientId: 'northlight-client',
  },
};

function source(reply: (url: string) => Response | Promise<Response>) {
  const urls: string[] = [];
  const headers: unknown[] = [];
  const seen = { urls, headers, nowMs: 0 };
  const read = createOrganizationSource({
    serviceUrl: 'http://organisation.test',
    visits: { stickyOrganizationId: 'org-1', buildingOrganizationId: 'org-2' },
    ask: async (url, init) => {
      seen.urls.push(String(url));
      seen.headers.push(init?.headers);
      return reply(String(url));
    },
    now: () => seen.nowMs,
  });
  return { seen, read };
}

it('[AUT-10] [SRC-04] reads the organisation of a subdomain without a token, and leaves its secret behind', async () => {
  const { seen, read } = source(() => Response.json(answer));
  const found = await read('northlight');
  expect(found).toEqual({
    organization: {
      organizationId: 'org-1',
      isOrg: true,
      hasStickyPlaceOrder: true,
      isBuildingPlatform: false,
    },
    webClientId: 'northlight-client',
  });
  expect(seen).toMatchObject({
    urls: ['http://organisation.test/organizations/configs/public?subdomain=northlight'],
    headers: [undefined],
  });
});

it.each([
  ['org-1', { hasStickyPlaceOrder: true, isBuildingPlatform: false }],
  ['org-2', { hasStickyPlaceOrder: false, isBuildingPlatform: true }],
  ['org-3', { hasStickyPlaceOrder: false, isBuildingPlatform: false }],
])('[AUT-10] treats %s as configured', async (organizationId, special) => {
  const { read } = source(() => Response.json({ ...answer, organizationId }));
  expect((await read('any'))?.organization).toMatchObject(special);
});

it('asks once a minute for a subdomain, and never for none', async () => {
  const { seen, read } = source(() => Response.json(answer));
  await Promise.all([read('northlight'), read('northlight'), read(null)]);
  expect(seen.urls).toHaveLength(1);
  seen.nowMs = 60_001;
  await read('northlight');
  expect(seen.urls).toHaveLength(2);
});

it.each([
  ['unknown', () => new Response('', { status: 404 })],
  ['failing', () => new Response('', { status: 500 })],
  ['unreadable', () => new Response('<html>')],
  ['incomplete', () => Response.json({ organizationId: 'org-1' })],
  ['not reachable', () => Promise.reject(new TypeError('fetch failed'))],
])('[SRC-04] goes on without an organisation that is %s', async (_what, reply) => {
  expect(await source(reply).read('northlight')).toBeNull();
});

it('leaves a service that failed alone for five seconds', async () => {
  const { seen, read } = source(() => new Response('', { status: 500 }));
  await read('northlight');
  await read('northlight');
  expect(seen.urls).toHaveLength(1);
  seen.nowMs = 5001;
  await read('northlight');
  expect(seen.urls).toHaveLength(2);
});

it('remembers no more hosts than there can be', async () => {
  const { seen, read } = source(() => new Response('', { status: 404 }));
  for (let count = 0; count <= 200; count += 1) await read(`guess-${count}`);
  await read('guess-0');
  expect(seen.urls).toHaveLength(202);
});
