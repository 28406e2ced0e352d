import { expect, it } from '@jest/globals';
import { readSettings } from '../settings';
import { PRODUCTION } from '../test-support/production';
import { visitOf } from './visit-of';

const known = {
  organization: {
    organizationId: 'org-1',
    isOrg: true,
    hasStickyPlaceOrder: false,
    isBuildingPlatform: false,
  },
  webClientId: 'northlight-client',
};
const named = {
  TIFFIN_SHELL_URL: 'https://lunch.example',
  TIFFIN_GATEWAY_OVERRIDES: 'next=https://next.gateway.example',
  TIFFIN_GUEST_CLIENT_SECRET: 'hush',
};

function visit(
  query: string,
  {
    env = {},
    host = 'lunch.example',
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly host?: string;
  } = {},
) {
  const seen = { host, query: new URLSearchParams(query) };
  return visitOf(seen, readSettings({ ...named, ...env }), async (subdomain) =>
    subdomain === 'northlight' ? known : null,
  );
}

it.each(['dev', 'sandbox', 'qa'])(
  '[RTE-08] in %s a query names the content gateway of a page',
  async (TIFFIN_ENVIRONMENT) => {
    const config = await visit('contentGateway=next', { env: { TIFFIN_ENVIRONMENT } });
    expect(config.services.gateway).toBe('https://next.gateway.example');
  },
);

it.each([
  ['production', 'next'],
  ['sandbox', 'https://evil.example'],
  ['sandbox', 'constructor'],
  ['sandbox', ''],
  ['sandbox', 'NEXT'],
])('[RTE-08] in %s contentGateway=%s changes nothing', async (environment, name) => {
  const env = environment === 'production' ? PRODUCTION : { TIFFIN_ENVIRONMENT: environment };
  const usual = await visit('', { env });
  const config = await visit(`contentGateway=${encodeURIComponent(name)}`, { env });
  expect(config).toEqual(usual);
});

it('[SRC-01] [AUT-10] is the page of the organisation of its subdomain, at that host', async () => {
  const config = await visit('', { host: 'northlight.lunch.example' });
  expect(config).toMatchObject({
    origin: 'https://northlight.lunch.example',
    guestTokenUrl: 'https://northlight.lunch.example/_session/guest-token',
    subdomain: 'northlight',
    organization: known.organization,
    sso: { clientId: 'athena-client' },
  });
});

it.each(['evil.example', 'northlight.lunch.example.evil.example', 'lunch.example@evil.example'])(
  'believes no host that is not ours: %s',
  async (host) => {
    expect(await visit('', { host })).toMatchObject({
      origin: 'https://lunch.example',
      subdomain: null,
      organization: null,
    });
  },
);

it.each([
  ['embed=iframe', 'northlight.lunch.example', 'northlight-client'],
  ['embed=hqo', 'lunch.example', 'building-client'],
  ['embed=iframe', 'lunch.example', 'athena-client'],
])('[AUT-17] ?%s at %s signs in by %s', async (query, host, clientId) => {
  expect((await visit(query, { host })).sso.clientId).toBe(clientId);
});
