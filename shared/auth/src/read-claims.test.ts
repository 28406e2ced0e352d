import { personOf, readClaims } from './read-claims';

const encode = (claims: unknown): string =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

it('reads the person of a token, including names in other scripts than Latin', () => {
  const claims = readClaims(
    encode({ sub: 'u1', email: 'ben@x.example', given_name: '本', family_name: '陳' }),
  );
  expect(personOf(claims)).toEqual({
    externalUserId: 'u1',
    email: 'ben@x.example',
    firstName: '本',
    lastName: '陳',
  });
});

it('reads the URL-safe alphabet of base64', () => {
  const claims = { sub: 'u1', given_name: '>>>???' };
  expect(encode(claims)).toMatch(/-/);
  expect(encode(claims)).toMatch(/_/);
  expect(readClaims(encode(claims))).toEqual(claims);
});

it.each([['text'], [7], [null]])('reads no claims in %j', (claims) => {
  expect(readClaims(encode(claims))).toEqual({});
});

it.each([['no token'], ['a.b.c'], [''], [encode(null)], [encode({ sub: 7 })]])(
  'finds no person in %j',
  (token) => {
    expect(personOf(readClaims(token))).toBeNull();
  },
);
