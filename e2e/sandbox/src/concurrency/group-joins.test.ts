import { expect, it } from '@jest/globals';
import { GroupStory } from '../test-support/group-story';
import { ownSandbox } from '../test-support/own-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

it('[GRP-19] lets exactly 10 people, the host included, into a group of 10 when 30 join at once', async () => {
  const host = await story.person('Ana');
  const group = await story.start(host);
  expect(group.guestMax).toBe(10);
  const people = [host, ...Array.from({ length: 29 }, () => story.guest())];
  const answers = await Promise.all(people.map((who, at) => story.join(who, group, `Guest ${at}`)));

  const [inside, outside] = [200, 409].map((status) => answers.filter((one) => one.status === status));
  expect([inside?.length, outside?.length]).toEqual([10, 20]);
  expect(new Set(outside?.map(({ body }) => body.error.reason))).toEqual(new Set(['FULL']));
  const { guests } = await story.read(host, group);
  expect(guests).toHaveLength(10);
  // No two guests share a seat, and everybody who was refused still has a cart of their own.
  expect(new Set(guests.map((guest: { seat: number }) => guest.seat)).size).toBe(10);
  const carts = await Promise.all(people.map((who) => story.cart(who)));
  const linked = carts.filter(({ fulfillmentId }) => fulfillmentId === group.fulfillmentId);
  expect(linked).toHaveLength(10);
});

it('[GRP-19] a full group admits one newcomer for each guest who leaves, in whatever order they arrive', async () => {
  const host = await story.person('Bea');
  const group = await story.start(host);
  await host.call('PATCH', group.path, { guestMax: 4 });
  const inside = [story.guest(), story.guest(), story.guest()];
  for (const [at, who] of inside.entries()) await story.join(who, group, `Inside ${at}`);
  const outside = Array.from({ length: 12 }, () => story.guest());
  const [left, joined] = await Promise.all([
    Promise.all(inside.map((who) => who.call('POST', `${group.path}/guests/leave`))),
    Promise.all(outside.map((who, at) => story.join(who, group, `Outside ${at}`))),
  ]);
  expect(left.map(({ status }) => status)).toEqual([200, 200, 200]);
  const entered = joined.filter(({ status }) => status === 200).length;
  expect(entered).toBeLessThanOrEqual(3);
  const { guests } = await story.read(host, group);
  expect(guests).toHaveLength(1 + entered);
});
