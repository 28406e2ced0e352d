import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

it('lets the host remove only lines that cannot be ordered, and nobody else', async () => {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.join(ben, group);
  const [{ cartItemId, menuItemId }] = (await story.add(ben)).body.cart.cartItems;
  await story.sayDone(ben, group);
  const { guests } = await story.read(ana, group);
  const path = (item: string) => `${group.path}/guests/${guests[1].externalUserId}/items/${item}`;
  const soldOut = async (isSoldOut: boolean) =>
    story
      .guest()
      .call('POST', `/sandbox/merchants/lucknow-lunch-home/items/${menuItemId}`, { isAvailable: !isSoldOut });
  expect((await ana.call('DELETE', path(cartItemId))).body.error.type).toBe('ITEM_STILL_AVAILABLE');
  await soldOut(true);
  expect((await ben.call('DELETE', path(cartItemId))).body.error.reason).toBe('NOT_THE_HOST');
  expect((await ana.call('DELETE', path('nothing'))).body.error).toMatchObject({ reason: 'CART_ITEM' });
  expect((await story.cart(ben)).cartItems).toHaveLength(1);
  const { checksum } = await story.read(ana, group);
  const removed = await ana.call('DELETE', path(cartItemId));
  expect(removed.body.fulfillment.guests[1]).toMatchObject({ status: 'BROWSING', cartItems: [] });
  expect(removed.body.fulfillment.checksum).not.toBe(checksum);
  expect((await story.cart(ben)).cartItems).toEqual([]);
  await soldOut(false);
});

it('[GRP-10] offers times that solve what blocks the order', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await story.add(ana);
  const validation = async () => (await ana.call('GET', `${group.path}/validation`)).body.validationErrors;
  const times = (await ana.call('GET', `${group.path}/scheduled-time-slots`)).body.scheduledOrderTimeSlots;
  const foodAt = Date.parse(times[1].firstAvailableAt);
  await ana.call('PATCH', group.path, {
    orderByTime: new Date(foodAt - 60_000).toISOString(),
    scheduledForTime: times[1].firstAvailableAt,
  });
  const [error] = await validation();
  expect(error.code).toBe('TOO_SOON_AFTER_DEADLINE');
  expect((await ana.call('PATCH', group.path, error.remedy)).status).toBe(200);
  expect(await validation()).toEqual([]);
});
