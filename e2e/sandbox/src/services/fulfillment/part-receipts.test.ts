import { expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { CARDS } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const MOST_MICRO = 100_000_000;

type Letter = { readonly subject: string; readonly body: string; readonly html: string };
type Lunch = { readonly ana: Caller; readonly group: Started };

async function lunch(): Promise<Lunch> {
  const ana = await story.person('Ana');
  await story.add(ana, 2);
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  return { ana, group };
}

/** Joins with some dishes and pays for them, as a guest without an account or as a person. */
async function eat(
  who: Caller,
  { group }: Lunch,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { firstName = 'Kay', quantity = 1, ...payment } = more;
  await story.join(who, group, String(firstName));
  await story.add(who, Number(quantity));
  const paymentMethodIdentifier = await story.oneTimeCard(who, CARDS.passes);
  const paid = await who.call('POST', `${group.path}/guests/payment`, {
    agreedMicro: MOST_MICRO,
    paymentMethod: { paymentMethodIdentifier },
    ...payment,
  });
  expect([paid.status, paid.body.error]).toEqual([200, undefined]);
}

const lettersTo = async (email: string): Promise<readonly Letter[]> =>
  (await story.guest().call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`)).body.messages;

const newAddress = () => `kay-${crypto.randomUUID()}@guest.example`;
const dollars = (micro: number) => `$${(micro / 1_000_000).toFixed(2)}`;

it('a guest gets one receipt of their part once the order stands, and nothing of others', async () => {
  const room = await lunch();
  const { ana, group } = room;
  const [kay, zoe] = [story.guest(), story.guest()];
  const [email, other] = [newAddress(), newAddress()];
  await eat(kay, room, { receiptEmail: email, quantity: 1 });
  await eat(zoe, room, { receiptEmail: other, quantity: 3, firstName: 'Zoe' });
  expect(await lettersTo(email)).toEqual([]);
  await Promise.all([1, 2].map(async () => story.confirm(ana, group, { key: 'press' })));
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  const { bill } = await story.read(kay, group);
  const [part] = bill.parts;
  expect(letter?.subject).toBe('Your part of Ana’s order at Lucknow Lunch Home');
  for (const piece of [
    `1 × ${part.items[0].name}: ${dollars(part.items[0].priceMicro)}`,
    `You paid: ${dollars(part.paidMicro)}`,
    `Your share of delivery and service: ${dollars(part.feesMicro)}`,
    'Visa ending 4242',
    `${sandbox.shellUrl}/order/fulfillments/${group.fulfillmentId}/edit`,
  ])
    expect(letter?.body).toContain(piece);
  expect(letter?.html).toContain('You paid');
  const hosts = await story.read(ana, group);
  const ofOthers = hosts.bill.parts
    .filter(({ firstName }: { firstName: string }) => firstName !== 'Kay')
    .map(({ amountMicro }: { amountMicro: number }) => dollars(amountMicro));
  for (const secret of [...ofOthers, 'Zoe', dollars(hosts.bill.totalMicro), hosts.orderToken])
    expect(letter?.html).not.toContain(secret);
  expect(await lettersTo(other)).toHaveLength(1);
});

it('goes to the account of a person, in their language, and never to an address that they type', async () => {
  const room = await lunch();
  const ben = await story.person('Ben');
  const typed = newAddress();
  const { email } = (await ben.call('GET', '/main/v1/user')).body.user;
  await story.join(ben, room.group);
  await story.add(ben);
  const paymentMethodIdentifier = await story.card(ben, '4242');
  await ben.call(
    'POST',
    `${room.group.path}/guests/payment`,
    { agreedMicro: MOST_MICRO, paymentMethod: { paymentMethodIdentifier }, receiptEmail: typed },
    { 'accept-language': 'zh' },
  );
  await story.confirm(room.ana, room.group);
  expect(await lettersTo(typed)).toEqual([]);
  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('你在 Ana 的 Lucknow Lunch Home 訂單中的部分');
  expect(letter?.body).toContain('你已支付');
});

it('is sent to nobody without an address, and not for a payment that was released', async () => {
  const room = await lunch();
  const [kay, zoe] = [story.guest(), story.guest()];
  const email = newAddress();
  await eat(kay, room, { receiptEmail: email });
  await eat(zoe, room, { firstName: 'Zoe' });
  await kay.call('POST', `${room.group.path}/guests/leave`);
  expect((await story.confirm(room.ana, room.group)).status).toBe(200);
  expect(await lettersTo(email)).toEqual([]);
});

it('a new amount keeps the address, and a new address replaces it', async () => {
  const room = await lunch();
  const kay = story.guest();
  const [first, second] = [newAddress(), newAddress()];
  await eat(kay, room, { receiptEmail: first });
  const again = await kay.call('POST', `${room.group.path}/guests/payment`, {
    agreedMicro: MOST_MICRO,
    receiptEmail: second,
  });
  expect(again.status).toBe(200);
  await story.confirm(room.ana, room.group);
  expect(await lettersTo(first)).toEqual([]);
  expect(await lettersTo(second)).toHaveLength(1);
});
