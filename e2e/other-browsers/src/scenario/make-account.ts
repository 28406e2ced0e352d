import { randomUUID } from 'node:crypto';

/** With what somebody signs in. */
export type Account = { readonly email: string; readonly password: string; readonly firstName: string };

/** Creates an account with a card in the sandbox. */
export async function makeAccount(sandbox: string, firstName: string): Promise<Account> {
  const id = randomUUID().slice(0, 8);
  const account = {
    email: `${firstName.toLowerCase()}.${id}@northlight.example`,
    password: 'lunch',
    firstName,
  };
  const answer = await fetch(`${sandbox}/sandbox/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, lastName: 'Ng', withAddress: true, cards: ['visa'], points: 0 }),
  });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return account;
}
