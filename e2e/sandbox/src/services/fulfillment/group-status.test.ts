import { expect, it } from '@jest/globals';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

it('a host without a dish starts browsing, and is ready with the first dish', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  expect(group.guests).toMatchObject([{ firstName: 'Ana', status: 'BROWSING' }]);
  const entries = (await ana.call('GET', '/gateway/orders/active')).body;
  expect(JSON.stringify(entries)).toContain(group.fulfillmentId);
  await story.add(ana);
  expect((await story.read(ana, group)).guests).toMatchObject([{ firstName: 'Ana', status: 'READY' }]);
});

it('after the payment, the order is in the list of a guest with an account who had a part in it', async () => {
  const [ana, ben, kay] = [await story.person('Ana'), await story.person('Ben'), await story.person('Kay')];
  const group = await story.start(ana);
  for (const who of [ben, kay]) await story.join(who, group);
  for (const who of [ana, ben]) await story.add(who);
  await story.sayDone(ben, group);
  const { orderId } = (await story.confirm(ana, group)).body;
  const listed = async (who: typeof ana): Promise<string> =>
    JSON.stringify((await who.call('GET', '/gateway/orders/active')).body);
  expect(await listed(ben)).toContain(`"entityId":"${orderId}"`);
  expect((await ben.call('GET', `/main/v1/order/${orderId}`)).status).toBe(200);
  expect(await listed(kay)).not.toContain(`"entityId":"${orderId}"`);
});

it('a guest without an account finds the order again in the browser where they joined, and nobody else does', async () => {
  const [ana, kay, zoe, stranger] = [await story.person('Ana'), story.guest(), story.guest(), story.guest()];
  const group = await story.start(ana);
  for (const [who, name] of [
    [kay, 'Kay'],
    [zoe, 'Zoe'],
  ] as const)
    await story.join(who, group, name);
  const entriesOf = async (who: typeof ana) => (await who.call('GET', '/gateway/orders/active')).body.data;
  expect(await entriesOf(kay)).toMatchObject([{ entityType: 'FULFILLMENT', entityId: group.fulfillmentId }]);
  for (const who of [ana, kay]) await story.add(who);
  await story.sayDone(kay, group);
  const { orderId } = (await story.confirm(ana, group)).body;
  const { orderToken } = await story.read(ana, group);
  const entries = await entriesOf(kay);
  expect(entries).toMatchObject([
    { entityType: 'ORDER', entityId: orderId, guestOrderToken: null, groupOrderToken: orderToken },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Ana|Zoe|group.example/);
  expect((await kay.call('GET', `/main/v1/order/token/${orderToken}`)).status).toBe(200);
  for (const who of [zoe, stranger]) expect(await entriesOf(who)).toEqual([]);
  const own = (await entriesOf(ana)).find(({ entityId }: { entityId: string }) => entityId === orderId);
  expect(own).not.toHaveProperty('groupOrderToken');
});
