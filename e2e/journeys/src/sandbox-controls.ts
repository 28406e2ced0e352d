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
  readonly points?: number;
};

/** Creates a new person for one journey, so that journeys share no data. */
export async function newPerson(belongings: Belongings = {}): Promise<Person> {
  const firstName = belongings.firstName ?? 'Nora';
  const mailName = firstName
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 20);
  const email = `${mailName}.${randomUUID().slice(0, 8)}@northlight.example`;
  const account = { email, password: 'lunch', firstName, lastName: belongings.lastName ?? 'Ng' };
  await post('/sandbox/users', {
    ...account,
    externalUserId: await provider().createAccount(account),
    withAddress: belongings.withAddress ?? true,
    cards: belongings.cards ?? ['visa'],
    points: belongings.points ?? 0,
  });
  return { email, password: 'lunch', firstName };
}

/** Moves one order to its next state and returns that state. */
export async function advanceOrder(orderId: string): Promise<string> {
  const answer = await post(`/sandbox/orders/${encodeURIComponent(orderId)}/advance`, {});
  return z.object({ orderStatus: z.string() }).parse(answer).orderStatus;
}

/** The states of an order, of a pickup and of a delivery, in the order of time. */
const PROGRESS = [
  'PLACED',
  'SCHEDULED',
  'ACCEPTED',
  'DELIVERY_CREATED',
  'COURIER_CONFIRMED',
  'COURIER_ENROUTE_PICKUP',
  'PREPARED',
  'COURIER_CONFIRMED_STORE_ARRIVAL',
  'COURIER_PICKED_UP',
  'COURIER_ENROUTE_DROPOFF',
  'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
  'COURIER_DROPPED_OFF',
  'RECEIVED',
] as const;

/** Moves one order on until it has reached a state. Orders also move by time, so it may be further. */
export async function advanceOrderTo(orderId: string, state: (typeof PROGRESS)[number]): Promise<void> {
  const progress: readonly string[] = PROGRESS;
  for (let now = ''; progress.indexOf(now) < progress.indexOf(state);) {
    now = await advanceOrder(orderId);
    if (!progress.includes(now)) throw new Error(`The order is ${now} and will not be ${state}.`);
  }
}

/** Lets the courier of a delivery give up, so that nobody brings it. */
export async function failDelivery(orderId: string): Promise<void> {
  await post(`/sandbox/orders/${encodeURIComponent(orderId)}/fail-delivery`, {});
}

/** Moves one order on until it is received. */
export async function completeOrder(orderId: string): Promise<void> {
  await advanceOrderTo(orderId, 'RECEIVED');
}

/** Lets the refunds of an order arrive on the person's card. */
export async function completeRefunds(orderId: string): Promise<void> {
  await post(`/sandbox/orders/${encodeURIComponent(orderId)}/complete-refunds`, {});
}

/** Returns the identifiers of all orders of a person. */
export async function ordersOf(email: string): Promise<readonly string[]> {
  const answer = await read(`/sandbox/users/${encodeURIComponent(email)}/orders`);
  return z.object({ orderIds: z.array(z.string()) }).parse(answer).orderIds;
}

const lettersSchema = z.object({
  messages: z.array(z.object({ subject: z.string(), body: z.string(), html: z.string().nullable() })),
});
type Letter = z.output<typeof lettersSchema>['messages'][number];

/** Returns what was sent to an e-mail address, newest first. */
export async function lettersTo(to: string): Promise<readonly Letter[]> {
  return lettersSchema.parse(await read(`/mailbox/messages?to=${encodeURIComponent(to)}`)).messages;
}

/** Returns the newest code that was sent to an e-mail address. */
export async function codeFromMailbox(to: string): Promise<string> {
  const [letter] = await lettersTo(to);
  const code = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0];
  if (!code) throw new Error(`the mailbox of ${to} has no code`);
  return code;
}

type Fault = {
  readonly path: string;
  readonly method?: string;
  readonly times?: number;
  readonly latencyMs?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  /** True: the service does the work, and the connection breaks before its answer. */
  readonly dropAfterCommit?: boolean;
};

/** Makes an item of a merchant sold out, or available again. */
export async function setAvailable(externalId: string, itemId: string, isAvailable: boolean): Promise<void> {
  await post(`/sandbox/merchants/${encodeURIComponent(externalId)}/items/${encodeURIComponent(itemId)}`, {
    isAvailable,
  });
}

/** Makes the next requests of a path fail or wait: `times` of them, by default a thousand. */
export async function addFault({ path, method = '*', times = 1000, ...fault }: Fault): Promise<void> {
  await post('/sandbox/faults', { ...fault, times, match: { method, path } });
}

/** Removes all faults. */
export async function clearFaults(): Promise<void> {
  const response = await fetch(`${urls().sandbox}/sandbox/faults`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the faults could not be removed: ${response.status}`);
}

type ForeignContent = { readonly words: string; readonly url: string; readonly picture: string };

/** Replaces all texts of a merchant and its menu, and the merchant's URL. */
export async function replaceContent(externalId: string, content: ForeignContent): Promise<void> {
  await post(`/sandbox/merchants/${encodeURIComponent(externalId)}/content`, content);
}

/** Overrides texts of the content management service; null restores them. */
export async function writeResources(
  name: string,
  resources: Readonly<Record<string, string>> | null,
): Promise<void> {
  for (const locale of ['en', 'zh']) await post('/sandbox/cms', { name, locale, resources });
}

/** Sets a flag for one device, or for everybody; null removes the setting. */
export async function setFlag(
  key: string,
  value: boolean | number | string | null,
  targetingKey?: string,
): Promise<void> {
  await post('/sandbox/flags', { key, value, targetingKey });
}

const eventsSchema = z.object({
  events: z.array(
    z.object({
      eventType: z.string(),
      eventAction: z.string(),
      metadata: z.record(z.string(), z.unknown()),
      eventParams: z.record(z.string(), z.unknown()),
    }),
  ),
});
type ReceivedEvent = z.output<typeof eventsSchema>['events'][number];

/** Returns the analytics events of a person or a device. */
export async function eventsOf(entityId: string): Promise<readonly ReceivedEvent[]> {
  return eventsSchema.parse(await read(`/sandbox/analytics?entityId=${encodeURIComponent(entityId)}`)).events;
}

/** Returns the newest error reports as text, newest first. */
export async function errorReports(): Promise<readonly string[]> {
  const { reports } = z.object({ reports: z.array(z.unknown()) }).parse(await read('/sandbox/errors'));
  return reports.map((report) => JSON.stringify(report));
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
