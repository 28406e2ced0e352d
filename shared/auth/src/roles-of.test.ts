import { rolesOf } from './roles-of';

it('[AUT-11] reads realm and resource roles as Keycloak writes them', () => {
  const claims = {
    realm_access: { roles: ['user', 'tester'] },
    resource_access: { 'athena-client': { roles: ['orders'] }, account: { roles: ['view-profile'] } },
  };
  expect(rolesOf(claims)).toEqual({
    realm: ['user', 'tester'],
    resources: { 'athena-client': ['orders'], account: ['view-profile'] },
  });
});

it.each([[{}], [{ realm_access: null, resource_access: 'all' }], [{ realm_access: { roles: 'admin' } }]])(
  '[AUT-11] finds no role in %j',
  (claims) => {
    expect(rolesOf(claims)).toEqual({ realm: [], resources: {} });
  },
);

it('[AUT-11] skips roles that are not text', () => {
  expect(rolesOf({ realm_access: { roles: ['user', 7, null] } }).realm).toEqual(['user']);
});
