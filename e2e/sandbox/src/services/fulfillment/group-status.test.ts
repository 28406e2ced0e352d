import { expect, it } from '@jest/globals';
import { GroupStory } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
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
