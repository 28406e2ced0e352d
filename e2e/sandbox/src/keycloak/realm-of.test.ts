import { expect, it } from '@jest/globals';
import { realmOf } from './realm-of';

const origin = 'http://localhost:3000';
const realm = realmOf({ realm: 'tiffin', webOrigins: [origin], guestClientSecret: 'a secret' });
const clientOf = (id: string): unknown => realm.clients.find(({ clientId }) => clientId === id);

it.each(['athena-client', 'northlight-client', 'building-client'])(
  '%s signs people in by PKCE S256 and leads back to our pages only',
  (id) => {
    expect(clientOf(id)).toMatchObject({
      publicClient: true,
      redirectUris: ['http://localhost:3000/*'],
      webOrigins: [origin],
      attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': '+' },
    });
  },
);

it('the client of guests has a secret and signs nobody in', () => {
  expect(clientOf('guest-service')).toMatchObject({
    secret: 'a secret',
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
  });
});

it('a refresh token is good for one refresh', () => {
  expect(realm).toMatchObject({ revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
});

it('the test people have the same ids as in the sandbox, so that what they own is theirs', () => {
  expect(realm.users.map(({ id, email }) => [id, email])).toEqual([
    ['user-ana-oliveira', 'ana@northlight.example'],
    ['user-ben-tran', 'ben@northlight.example'],
  ]);
});
