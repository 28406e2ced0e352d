import { expect, it } from '@jest/globals';
import { realmOf } from './realm-of';

const origin = 'http://localhost:3000';
const northlight = 'http://northlight.localhost:3000';
const realm = realmOf({
  realm: 'tiffin',
  ownOrigins: [origin, northlight],
  partnerUrl: 'http://127.0.0.1:3100',
  guestClientSecret: 'a secret',
});
const clientOf = (id: string): unknown => realm.clients.find(({ clientId }) => clientId === id);

it.each([
  ['athena-client', [origin, northlight]],
  ['northlight-client', [northlight]],
  ['building-client', [origin, northlight]],
])('%s signs people in with PKCE S256 and redirects only to our two pages', (id, webOrigins) => {
  const pages = ['/order/silent-check-sso.html', '/order/signed-in.html'];
  expect(clientOf(id)).toMatchObject({
    publicClient: true,
    redirectUris: webOrigins.flatMap((one) => pages.map((page) => one + page)),
    webOrigins,
    attributes: {
      'pkce.code.challenge.method': 'S256',
      'post.logout.redirect.uris': webOrigins.map((one) => `${one}/`).join('##'),
    },
  });
});

it("a partner's client redirects to one page of the partner, asks for consent, and gets no token for our services", () => {
  const partner = clientOf('corner-office');
  expect(partner).toMatchObject({
    consentRequired: true,
    fullScopeAllowed: false,
    redirectUris: ['http://127.0.0.1:3100/signed-in'],
    webOrigins: ['http://127.0.0.1:3100'],
    defaultClientScopes: ['basic'],
  });
  expect(partner).not.toHaveProperty('protocolMappers');
});

it('allows no wildcard in redirect URLs', () => {
  expect(JSON.stringify(realm.clients.map(({ redirectUris }) => redirectUris))).not.toContain('*');
});

it('the guest client has a secret and signs nobody in', () => {
  expect(clientOf('guest-service')).toMatchObject({
    secret: 'a secret',
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
  });
});

it('a refresh token works once', () => {
  expect(realm).toMatchObject({ revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
});

it('the test people keep the ids of the sandbox, so that they keep what they own', () => {
  expect(realm.users.map(({ id, email }) => [id, email])).toEqual([
    ['user-ana-oliveira', 'ana@northlight.example'],
    ['user-ben-tran', 'ben@northlight.example'],
  ]);
});
