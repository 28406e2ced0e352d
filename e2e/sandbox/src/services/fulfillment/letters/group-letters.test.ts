import { expect, it } from '@jest/globals';
import type { Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { lettersOf, lettersTo } from '../../../test-support/letters-of';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { passMinutes } from '../../../test-support/service-clock';
import { CARDS } from '../../../test-support/shopper';
import { until } from '../../../test-support/until';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

const MOST_MICRO = 100_000_000;
const ZH = { 'accept-language': 'zh-HK' };

type Room = { readonly ana: Caller; readonly group: Started };
type Lunch = Room & { readonly ben: Caller; readonly heldMicro: number };

/** A group that Ana hosts, with two dishes of hers. */
async function room(settings: object = { paymentSplit: 'PAY_SEPARATELY' }): Promise<Room> {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, settings);
  await story.add(ana, 2);
  return { ana, group };
}

/** The room with Ben, whose card holds exactly his part. */
async function lunch(settings?: object): Promise<Lunch> {
  const { ana, group } = await room(settings);
  return { ana, group, ...(await benPays(group)) };
}

async function benPays(group: Started): Promise<Pick<Lunch, 'ben' | 'heldMicro'>> {
  const ben = await story.person('Ben');
  await story.join(ben, group);
  await story.add(ben, 1);
  const heldMicro = (await story.payPart(ben, group, 0)).body.error.data.amountMicro;
  await story.payPart(ben, group, heldMicro);
  return { ben, heldMicro };
}

/** Kay, who has no account: her card holds her part, and her receipt goes to an address that she typed. */
async function payingGuest({ group }: Room): Promise<{ readonly kay: Caller; readonly email: string }> {
  const kay = story.guest();
  const email = `kay-${crypto.randomUUID()}@guest.example`;
  await story.join(kay, group, 'Kay');
  await story.add(kay, 1);
  const paymentMethodIdentifier = await story.oneTimeCard(kay, CARDS.passes);
  const paymentMethod = { paymentMethodIdentifier };
  await kay.call('POST', `${group.path}/guests/payment`, {
    agreedMicro: MOST_MICRO,
    paymentMethod,
    receiptEmail: email,
  });
  return { kay, email };
}

const dollars = (micro: number) => `$${(micro / 1_000_000).toFixed(2)}`;
const subjectsOf = async (who: Caller) => (await lettersOf(who)).map(({ subject }) => subject);
const tip = async ({ ana, group }: Room, customTipAmountMicro: number) =>
  ana.call('PATCH', group.path, { tip: { selectedTipOptionId: null, customTipAmountMicro } });
const partMicroOf = async (who: Caller, group: Started): Promise<number> => {
  const { costBreakdown, currentUserId } = await story.read(who, group);
  return costBreakdown.shares.find((one: { externalUserId: string }) => one.externalUserId === currentUserId)
    .amountMicro;
};

it('[GRP-15] a guest whose paid part rises with the tip is told once what to press, with both amounts', async () => {
  const { ana, group, ben, heldMicro } = await lunch();
  await tip({ ana, group }, 6_000_000);
  const partMicro = await partMicroOf(ben, group);
  const [letter, ...others] = await lettersOf(ben);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Your part is now ${dollars(partMicro)}`);
  expect(letter?.body).toContain(
    `Visa ending 4242 holds ${dollars(heldMicro)} of it. Open the group order and press “Pay my part”`,
  );
  expect(letter?.body).toContain(`/order/fulfillments/${group.fulfillmentId}/edit`);
  await ana.call('PATCH', group.path, { guestMax: 9 });
  await story.confirm(ana, group);
  expect(await lettersOf(ben)).toHaveLength(1);
});

it('is told again of a higher amount, not of a lower one, and not of a part that they raise themselves', async () => {
  const { ana, group, ben } = await lunch();
  await story.add(ben, 1);
  expect(await lettersOf(ben)).toEqual([]);
  await tip({ ana, group }, 6_000_000);
  await tip({ ana, group }, 5_000_000);
  expect(await lettersOf(ben)).toHaveLength(1);
  await tip({ ana, group }, 8_000_000);
  expect(await lettersOf(ben)).toHaveLength(2);
});

it('is told when the leaving of another guest raises the part', async () => {
  const { ana, group } = await room({ paymentSplit: 'PAY_SEPARATELY', sharedCosts: 'EQUALLY' });
  const { kay } = await payingGuest({ ana, group });
  const ben = await benPays(group);
  await kay.call('POST', `${group.path}/guests/leave`);
  const partMicro = await partMicroOf(ben.ben, group);
  expect(partMicro).toBeGreaterThan(ben.heldMicro);
  expect(await subjectsOf(ben.ben)).toEqual([`Your part is now ${dollars(partMicro)}`]);
});

it('is told when another guest’s change of dishes raises the part', async () => {
  const { ana, group } = await room({ paymentSplit: 'PAY_SEPARATELY', sharedCosts: 'EQUALLY' });
  const { kay } = await payingGuest({ ana, group });
  const { ben } = await benPays(group);
  const { cartItems } = await story.cart(kay);
  await kay.call('DELETE', `/main/v1/cart/${story.merchantId}/item/${cartItems[0].cartItemId}`);
  expect(await subjectsOf(ben)).toEqual([`Your part is now ${dollars(await partMicroOf(ben, group))}`]);
});

it('is told of a new price of the kitchen once the host is refused for it', async () => {
  const { ana, group, ben } = await lunch();
  const { menuItemId } = (await story.cart(ben)).cartItems[0];
  const item = `/sandbox/merchants/lucknow-lunch-home/items/${menuItemId}`;
  await ana.call('POST', item, { priceMicro: 30_000_000 });
  const presses = [await story.confirm(ana, group), await story.confirm(ana, group)];
  expect(presses.map(({ body }) => body.error.type)).toEqual([
    'GUEST_PAYMENT_MISSING',
    'GUEST_PAYMENT_MISSING',
  ]);
  expect(await subjectsOf(ben)).toEqual([`Your part is now ${dollars(await partMicroOf(ben, group))}`]);
});

it('a cancelled group tells each person what their own card gets back, and nobody else’s amount', async () => {
  const { ana, group, ben, heldMicro } = await lunch();
  const { email } = await payingGuest({ ana, group });
  const tom = await story.person('Tom');
  await story.join(tom, group);
  expect((await ana.call('DELETE', group.path)).status).toBe(200);
  await ana.call('DELETE', group.path);
  const [bens, ...rest] = await lettersOf(ben);
  expect(rest).toEqual([]);
  expect(bens?.subject).toBe('Ana’s group order was cancelled');
  expect(bens?.body).toContain(
    `Your Visa ending 4242: ${dollars(heldMicro)} is released. Nothing was charged.`,
  );
  expect(bens?.body).toContain('Your dishes are still in your cart.');
  const [kays] = await lettersTo(story.guest(), email);
  expect(kays?.body).toContain(`Your Visa ending 4242: ${dollars(MOST_MICRO)} is released.`);
  expect(kays?.body).toContain('Kay gave this email for the receipt of their part');
  expect(kays?.body).not.toContain(dollars(heldMicro));
  const [toms] = await lettersOf(tom);
  expect(toms?.body).toContain('Nothing was charged.');
  expect(toms?.body).not.toMatch(/released|\$|still in your cart/);
  expect((await lettersOf(ana))[0]?.subject).toBe('Your group order was cancelled');
});

it('a guest whom the host removes, and one whose group expires, read what their card gets back', async () => {
  const { ana, group, ben, heldMicro } = await lunch();
  const { guests } = await story.read(ana, group);
  await ana.call('DELETE', `${group.path}/guests/${guests[1].externalUserId}`);
  const [removed] = await lettersOf(ben);
  expect(removed?.subject).toBe('You’re no longer in Ana’s group order');
  expect(removed?.body).toContain(`${dollars(heldMicro)} is released`);
  const late = await lunch();
  await passMinutes(sandbox, 24 * 60);
  const [expired] = await until(
    () => lettersOf(late.ben),
    (letters) => letters.length > 0,
  );
  expect(expired?.subject).toBe('Ana’s group order has ended');
  expect(expired?.body).toContain(`${dollars(late.heldMicro)} is released`);
});

it('[GRP-15] a placed group tells each guest once what they pay, owe or do not pay, in their language', async () => {
  const { ana, group } = await room({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null });
  const [ben, mei] = [await story.person('Ben'), await story.person('Mei')];
  await story.join(ben, group);
  const inviteLinkId = new URL(group.joinUri).pathname.replace('/g/', '');
  await mei.call('POST', `${group.path}/guests`, { inviteLinkId }, ZH);
  await story.add(ben, 1);
  await story.add(mei, 1);
  await story.sayDone(ben, group);
  await mei.call('POST', `${group.path}/guests`, { status: 'READY' }, ZH);
  await Promise.all([1, 2].map(async () => story.confirm(ana, group, { key: 'press' })));
  const [bens, ...rest] = await lettersOf(ben);
  expect(rest).toEqual([]);
  expect(bens?.subject).toBe('Ana has ordered from Lucknow Lunch Home');
  expect(bens?.body).toContain('You pay $0.00. Ana pays your part.');
  const [meis] = await lettersOf(mei);
  expect(meis?.subject).toBe('Ana 已在 Lucknow Lunch Home 下單');
  expect(meis?.body).toContain('你支付 $0.00');
});

it('a placed group tells who owes the host their amount, and who was not done that their dishes were not ordered', async () => {
  const { ana, group } = await room();
  const [ben, tom, zoe] = [await story.person('Ben'), await story.person('Tom'), await story.person('Zoe')];
  for (const who of [ben, tom, zoe]) await story.join(who, group);
  await story.add(ben, 1);
  await story.add(tom, 1);
  await story.sayDone(ben, group);
  const { guests } = await story.read(ana, group);
  await story.confirm(ana, group, { covered: [guests[1].externalUserId] });
  const { bill } = await story.read(ben, group);
  const [bens] = await lettersOf(ben);
  expect(bens?.body).toContain(`You owe Ana ${dollars(bill.parts[0].owedMicro)}.`);
  const [toms] = await lettersOf(tom);
  expect(toms?.subject).toBe('Your dishes weren’t ordered');
  expect(toms?.body).toContain('They’re still in your cart.');
  const [zoes] = await lettersOf(zoe);
  expect(zoes?.body).toContain('You hadn’t chosen anything');
});

it('a guest whose card held an amount for dishes that were not ordered reads that it is released', async () => {
  const { ana, group, ben, heldMicro } = await lunch();
  await ben.call('POST', `${group.path}/guests`, { status: 'BROWSING' });
  await story.confirm(ana, group);
  const [letter] = await lettersOf(ben);
  expect(letter?.subject).toBe('Your dishes weren’t ordered');
  expect(letter?.body).toContain(`Your Visa ending 4242: ${dollars(heldMicro)} is released.`);
});
