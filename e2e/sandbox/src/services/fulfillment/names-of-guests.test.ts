import { expect, it } from '@jest/globals';
import type { OrderItem } from '@tiffin/contracts';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const namesOf = (people: readonly { readonly firstName: string }[]) =>
  people.map(({ firstName }) => firstName);

it('two Beas are told apart in the room, on the bill and on the lines of the kitchen', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await story.add(ana, 1);
  for (const name of ['Bea', 'Bea']) {
    const guest = story.guest();
    await story.join(guest, group, name);
    await story.add(guest, 1);
    await story.sayDone(guest, group);
  }
  const told = ['Ana', 'Bea', 'Bea (2)'];
  expect(namesOf((await story.read(ana, group)).guests)).toEqual(told);
  const { orderId } = (await story.confirm(ana, group)).body;
  const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
  expect(order.orderItems.map(({ guest }: OrderItem) => guest?.firstName)).toEqual(told);
  expect(namesOf((await story.read(ana, group)).bill.parts)).toEqual(told);
});

it('two people with accounts and one first name are named in full', async () => {
  const [ana, other] = [await story.person('Ana'), await story.person('Ana')];
  const group = await story.start(ana);
  await story.join(other, group);
  const { guests, host } = await story.read(ana, group);
  expect(namesOf(guests)).toEqual(['Ana Tester', 'Ana Tester (2)']);
  expect(host.firstName).toBe('Ana Tester');
});

it('a name loses characters that turn or hide text, and one of which nothing is seen is refused', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await story.join(story.guest(), group, 'Ben\u202e\u2066');
  await story.join(story.guest(), group, 'B\u200ben');
  expect(namesOf((await story.read(ana, group)).guests)).toEqual(['Ana', 'Ben', 'Ben (2)']);
  const refused = await story.join(story.guest(), group, '\u200b\u202e');
  expect([refused.status, refused.body.error.type]).toEqual([400, 'INVALID_PARAMETER']);
});
