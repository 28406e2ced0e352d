import { expect, it } from '@jest/globals';
import { sessionCookies } from './session-cookies';

const tokens = { token: 'a.b.c', idToken: 'd.e.f', refreshToken: 'g.h.i' };

it('[AUT-19] writes token, id token and refresh token where no script reads them', () => {
  expect(sessionCookies('http://localhost:3000').write(tokens, 300)).toEqual([
    'tiffin_token=a.b.c; Path=/; HttpOnly; SameSite=Lax; Max-Age=300',
    'tiffin_id_token=d.e.f; Path=/; HttpOnly; SameSite=Lax',
    'tiffin_refresh_token=g.h.i; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('[AUT-19] makes them Secure and this host’s own by https', () => {
  const cookies = sessionCookies('https://tiffin.example');
  const [first] = cookies.write({ ...tokens, idToken: null, refreshToken: null }, 300);
  expect(first).toBe('__Host-tiffin_token=a.b.c; Path=/; HttpOnly; SameSite=Lax; Max-Age=300; Secure');
  expect(cookies.read({ tiffin_token: 'planted' }, 'token')).toBeUndefined();
  expect(cookies.read({ '__Host-tiffin_token': 'a.b.c' }, 'token')).toBe('a.b.c');
});

it('clears all, or the ones named', () => {
  const cookies = sessionCookies('http://localhost:3000');
  expect(cookies.clear()).toHaveLength(3);
  expect(cookies.clear(['token'])).toEqual(['tiffin_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
});
