import { expect, it, jest } from '@jest/globals';
import { readAccount } from './read-account';

const client = { url: 'http://sso.test/auth', realm: 'ti fin', clientId: 'athena-client' };
const account = {
  id: 'u1',
  username: 'ana',
  email: 'ana@northlight.example',
  firstName: 'Ana',
  attributes: {},
};
const answers = (answer: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);

it('[AUT-21] reads the account of the bearer', async () => {
  const fetched = answers(Response.json(account));
  expect(await readAccount(client, 'token')).toEqual({
    externalUserId: 'u1',
    email: 'ana@northlight.example',
    firstName: 'Ana',
    lastName: '',
  });
  expect(fetched).toHaveBeenCalledWith(
    'http://sso.test/auth/realms/ti%20fin/account',
    expect.objectContaining({ headers: { accept: 'application/json', authorization: 'Bearer token' } }),
  );
});

it.each([
  ['refuses the token', Response.json({ error: 'invalid_token' }, { status: 401 })],
  ['fails', new Response('<html>', { status: 500 })],
  ['answers with a page', new Response('<html>')],
  ['leaves the email out', Response.json({ ...account, email: undefined })],
  ['leaves the id out', Response.json({ ...account, id: undefined })],
  ['answers null', Response.json(null)],
])('[AUT-21] rejects if the provider %s', async (_what, answer) => {
  answers(answer);
  await expect(readAccount(client, 'token')).rejects.toThrow();
});
