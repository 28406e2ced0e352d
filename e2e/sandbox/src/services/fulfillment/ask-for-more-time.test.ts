import type { Answer, Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { lettersOf } from '../../test-support/letters-of';
import { ownSandbox } from '../../test-support/own-sandbox';
import { passMinutes } from '../../test-support/service-clock';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);
const minuteMs = 60_000;

type Room = { readonly ana: Caller; readonly ben: Caller; readonly kay: Caller; readonly group: Started };

/** A group that closes in ten minutes. Ben has a dish and is not done, and Kay has none. */
async function room(): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + 10 * minuteMs).toISOString();
  const group = await story.start(ana, { orderByTime });
  const [ben, kay] = [await story.person('Ben'), await story.person('Kay')];
  await story.join(ben, group);
  await story.join(kay, group);
  await story.add(ana);
  await story.add(ben);
  return { ana, ben, kay, group };
}

async function late(): Promise<Room> {
  const there = await room();
  await passMinutes(sandbox, 11);
  return there;
}

const ask = async (who: Caller, { group }: Room): Promise<Answer> =>
  who.call('POST', `${group.path}/guests/more-time`);
const leave = async (who: Caller, { group }: Room): Promise<Answer> =>
  who.call('POST', `${group.path}/guests/leave-with-items`);
const extend = async ({ ana, group }: Room): Promise<Answer> =>
  ana.call('PATCH', group.path, {
    orderByTime: new Date((await passMinutes(sandbox, 0)) + 5 * minuteMs).toISOString(),
  });
const subjectsOf = async (who: Caller) => (await lettersOf(who)).map(({ subject }) => subject);
const askedBy = async (who: Caller, { group }: Room, firstName: string): Promise<unknown> =>
  (await story.read(who, group)).guests.find((guest: { firstName: string }) => guest.firstName === firstName)
    .moreTimeAskedTime;

it('tells the host by the room and by email that a guest asks for more time, and no other guest', async () => {
  const there = await late();
  const { ana, ben, kay } = there;
  expect(await askedBy(ana, there, 'Ben')).toBeNull();
  expect((await ask(ben, there)).status).toBe(200);
  expect(await askedBy(ana, there, 'Ben')).toMatch(/^\d{4}-/);
  expect(await askedBy(ben, there, 'Ben')).toMatch(/^\d{4}-/);
  expect(await askedBy(kay, there, 'Ben')).toBeUndefined();
  const [letter] = await lettersOf(ana);
  expect(letter?.subject).toBe('Ben asks for more time');
  expect(letter?.body).toContain('their dishes aren’t in the order');
});

it('asks once for each deadline, however often it is pressed', async () => {
  const there = await late();
  const { ana, ben } = there;
  await ask(ben, there);
  const first = await askedBy(ana, there, 'Ben');
  await passMinutes(sandbox, 1);
  expect((await ask(ben, there)).status).toBe(200);
  expect(await askedBy(ana, there, 'Ben')).toBe(first);
  expect(await subjectsOf(ana)).toEqual(['Ben asks for more time']);
  expect((await extend(there)).status).toBe(200);
  await passMinutes(sandbox, 6);
  await ask(ben, there);
  expect(await askedBy(ana, there, 'Ben')).not.toBe(first);
  expect(await subjectsOf(ana)).toEqual(['Ben asks for more time', 'Ben asks for more time']);
});

it('asks for nobody before the deadline, for no host, and for no guest who is done', async () => {
  const there = await room();
  const { ana, ben, kay, group } = there;
  await ask(ben, there);
  expect(await askedBy(ana, there, 'Ben')).toBeNull();
  await story.sayDone(kay, group);
  await passMinutes(sandbox, 11);
  await ask(kay, there);
  await ask(ana, there);
  expect(await askedBy(ana, there, 'Kay')).toBeNull();
  expect(await subjectsOf(ana)).toEqual([]);
});

it('lets a guest leave with their dishes after the deadline, which are theirs to order alone', async () => {
  const there = await late();
  const { ana, ben, group } = there;
  expect((await leave(ben, there)).status).toBe(200);
  const cart = await story.cart(ben);
  expect([cart.cartItems.length, cart.fulfillmentId]).toEqual([1, null]);
  expect((await story.read(ana, group)).guests).toHaveLength(2);
  expect((await leave(ana, there)).body.error.type).toBe('HOST_CANNOT_LEAVE');
});
