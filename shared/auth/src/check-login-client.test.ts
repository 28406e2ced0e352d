import { checkLoginClient } from './check-login-client';

const right = { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'athena-client' };

it.each([
  [{}],
  [{ responseMode: 'fragment', flow: 'standard', pkceMethod: 'S256', onLoad: 'check-sso' }],
  [{ responseMode: 'query', flow: 'hybrid', pkceMethod: false as const, onLoad: 'login-required' }],
])('[AUT-06] accepts %j', (more) => {
  expect(() => checkLoginClient({ ...right, ...more })).not.toThrow();
});

it.each([
  [{ clientId: '' }, 'Login client: clientId is missing'],
  [{ realm: ' ' }, 'Login client: realm is missing'],
  [{ responseMode: 'post' }, 'Login client: responseMode must be one of query, fragment, not "post"'],
  [{ flow: 'magic' }, 'Login client: flow must be one of standard, implicit, hybrid, not "magic"'],
  [{ pkceMethod: 'plain' }, 'Login client: pkceMethod must be one of S256, false, not "plain"'],
  [{ onLoad: 'never' }, 'Login client: onLoad must be one of check-sso, login-required, not "never"'],
])('[AUT-06] refuses %j and gives the reason', (more, message) => {
  expect(() => checkLoginClient({ ...right, ...more })).toThrow(message);
});

it('[AUT-06] names every fault in one error', () => {
  expect(() => checkLoginClient({ ...right, realm: '', flow: 'x', onLoad: 'y' })).toThrow(
    /realm is missing; flow must .* "x"; onLoad must .* "y"/,
  );
});
