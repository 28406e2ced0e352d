import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { provider } from './sign-on/provider';
import { urls } from './urls';

export type Person = { readonly email: string; readonly password: string; readonly firstName: string };
type Belongings = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly withAddress?: boolean;
  readonly cards?: readonly ('visa' | 'challenge')[];
};

/** A fresh person of one journey, so that journeys never meet. */
export async function newPerson(belongings: Belongings = {}): Promise<Person> {
  const firstName = belongings.firstName ?? 'Nora';
  const email = `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@northlight.example`;
  const account = { email, password: 'lunch', firstName, lastName: belongings.lastName ?? 'Ng' };
  await post('/sandbox/users', {
    ...account,
    externalUserId: await provider().createAccount(account),
    withAddress: belongings.withAddress ?? true,
    cards: belongings.cards ?? ['visa'],
  });
  return { email, password: 'lunch', firstName };
}

/** Moves one order's own clock to its next state, and tells it. */
export async function advanceOrder(orderId: string): Promise<string> {
  const answer = await post(`/sandbox/orders/${encodeURIComponent(orderId)}/advance`, {});
  return z.object({ orderStatus: z.string() }).parse(answer).orderStatus;
}

/** Identifiers of every order that a person ever placed. */
export async function ordersOf(email: string): Promise<readonly string[]> {
  const answer = await read(`/sandbox/users/${encodeURIComponent(email)}/orders`);
  return z.object({ orderIds: z.array(z.string()) }).parse(answer).orderIds;
}

const lettersSchema = z.object({ messages: z.array(z.object({ body: z.string() })) });

/** The newest code that the mailbox holds for an address. */
export async function codeFromMailbox(to: string): Promise<string> {
  const { messages } = lettersSchema.parse(await read(`/mailbox/messages?to=${encodeURIComponent(to)}`));
  const code = /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0];
  if (!code) throw new Error(`no code in the mailbox of ${to}`);
  return code;
}

async function read(path: string): Promise<unknown> {
  return answerOf(path, await fetch(urls().sandbox + path));
}

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(urls().sandbox + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answerOf(path, response);
}

async function answerOf(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
