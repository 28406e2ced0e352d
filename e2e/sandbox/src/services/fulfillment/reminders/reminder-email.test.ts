import type { Answer, Caller } from '../../../test-support/caller';
import { guest } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { passMinutes } from '../../../test-support/service-clock';
import { until } from '../../../test-support/until';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);
let addresses = 0;

type Room = { readonly ana: Caller; readonly kay: Caller; readonly group: Started; readonly email: string };

/** A group that Ana hosts for some minutes, with Kay, who has no account and no dish. */
async function room(minutes: number): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + minutes * 60_000).toISOString();
  const group = await story.start(ana, { orderByTime });
  await story.add(ana, 2);
  const kay = story.guest();
  await story.join(kay, group, 'Kay');
  addresses += 1;
  return { ana, kay, group, email: `kay-${addresses}@home.example` };
}

const ask = (who: Caller, { path }: Started, email: string | null): Promise<Answer> =>
  who.call('PUT', `${path}/guests/reminder-email`, { email });

type Letter = { readonly subject: string; readonly body: string };
const lettersTo = async (email: string): Promise<readonly Letter[]> =>
  (await guest(sandbox).call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`)).body.messages;
const arrived = (email: string, times: number) =>
  until(
    () => lettersTo(email),
    (letters) => letters.length >= times,
  );
const emailOf = async (who: Caller, group: Started): Promise<unknown> => {
  const { guests, currentUserId } = await story.read(who, group);
  return guests.find((one: { externalUserId: string }) => one.externalUserId === currentUserId).reminderEmail;
};

it('a guest without an account is reminded at the address that they typed, and reads who asked and how it stops', async () => {
  const { kay, group, email } = await room(11);
  expect(await emailOf(kay, group)).toBeNull();
  const { body } = await ask(kay, group, email);
  expect(body.fulfillment.guests[1]).toMatchObject({ firstName: 'Kay', reminderEmail: email });
  await passMinutes(sandbox, 2);
  const [letter] = await arrived(email, 1);
  expect(letter?.subject).toBe('9 minutes left to choose your food');
  expect(letter?.body).toContain('Kay asked for this reminder in Ana’s group order');
  expect(letter?.body).toContain(`/order/fulfillments/${group.fulfillmentId}/edit`);
  expect(letter?.body).toContain('“Remove email”');
});

it('gets no nudge there, and nothing after the address is removed', async () => {
  const { ana, kay, group, email } = await room(11);
  await ask(kay, group, email);
  expect((await ana.call('POST', `${group.path}/nudges`, {})).status).toBe(200);
  expect((await ask(kay, group, null)).body.fulfillment.guests[1].reminderEmail).toBeNull();
  const other = await room(11);
  await ask(other.kay, other.group, other.email);
  await passMinutes(sandbox, 2);
  await arrived(other.email, 1);
  expect(await lettersTo(email)).toEqual([]);
});

it('keeps one address a guest, and limits how often they type one', async () => {
  const { kay, group, email } = await room(60);
  await ask(kay, group, 'first@home.example');
  await ask(kay, group, email);
  expect(await emailOf(kay, group)).toBe(email);
  const again = await ask(kay, group, email);
  expect([again.status, again.body.error.type]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(again.body.error.data.seconds).toBeGreaterThan(20);
  expect(await emailOf(kay, group)).toBe(email);
});

it('refuses accounts, strangers, and guests of a group that is closed for them', async () => {
  const { ana, kay, group, email } = await room(5);
  const refused = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return [status, body.error.reason];
  };
  expect(await refused(ask(ana, group, email))).toEqual([403, 'HAS_ACCOUNT']);
  expect((await ask(story.guest(), group, email)).status).toBe(403);
  await passMinutes(sandbox, 6);
  expect(await refused(ask(kay, group, email))).toEqual([409, 'MISSED']);
  expect((await ask(kay, group, null)).status).toBe(200);
});

it.each([
  ['is placed', async ({ ana, group }: Room) => (await story.confirm(ana, group)).status],
  ['is cancelled', async ({ ana, group }: Room) => (await ana.call('DELETE', group.path)).status],
])('forgets the address when the group %s', async (_how, end) => {
  const lunch = await room(60);
  const { kay, group, email } = lunch;
  await ask(kay, group, email);
  expect(await end(lunch)).toBe(200);
  expect(await emailOf(kay, group)).toBeNull();
});

it('forgets the address of a group that expires', async () => {
  const { kay, group, email } = await room(5);
  await ask(kay, group, email);
  await passMinutes(sandbox, 24 * 60);
  await until(
    () => emailOf(kay, group),
    (kept) => kept === null,
  );
});
