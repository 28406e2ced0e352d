import type { Answer, Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { lettersOf } from '../../../test-support/letters-of';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { passMinutes } from '../../../test-support/service-clock';
import { SANDBOX_START_MS } from '../../../test-support/start-sandbox';
import { until } from '../../../test-support/until';

const sandbox = ownSandbox({ TIFFIN_ROUND_PAUSE_MS: '100' });
const story = new GroupStory(sandbox);

type Room = {
  readonly ana: Caller;
  readonly ben: Caller;
  readonly group: Started;
  readonly totalMicro: number;
};
type Agreement = { readonly card?: '4242' | '3184'; readonly more?: Readonly<Record<string, unknown>> };

/** A group of two that closes in half an hour and then orders by itself, up to its present total unless told. */
async function room({ card = '4242', more = {} }: Agreement = {}): Promise<Room> {
  const ana = await story.person('Ana');
  const orderByTime = new Date((await passMinutes(sandbox, 0)) + 30 * 60_000).toISOString();
  const group = await story.start(ana, { orderByTime });
  expect((await ana.call('PATCH', group.path, more)).status).toBe(200);
  await story.add(ana, 2);
  const ben = await story.person('Ben');
  await story.join(ben, group);
  await story.add(ben);
  await story.sayDone(ben, group);
  const { totalMicro } = (await story.read(ana, group)).costBreakdown;
  const agreed = await agree({ ana, group }, await story.card(ana, card), totalMicro);
  expect(agreed.status).toBe(200);
  return { ana, ben, group, totalMicro };
}

const agree = (
  { ana, group }: Pick<Room, 'ana' | 'group'>,
  paymentMethodIdentifier: unknown,
  maxTotalMicro: number,
): Promise<Answer> =>
  ana.call('PATCH', group.path, {
    autoOrder: { paymentMethod: { paymentMethodIdentifier }, maxTotalMicro },
  });

const ordered = ({ ana, group }: Room) =>
  until(
    () => story.read(ana, group),
    ({ orderId }) => orderId !== null,
  );
const refused = ({ ana, group }: Room) =>
  until(
    () => story.read(ana, group),
    ({ notOrdered }) => notOrdered !== null,
  );
const paidMicro = async ({ group }: Room) =>
  (await story.holds(group)).reduce((sum, hold) => sum + hold.paidMicro, 0);
const letterCount = async ({ ana }: Room, subject: string) =>
  (await lettersOf(ana)).filter((letter) => letter.subject === subject).length;
const NOT_PLACED = 'Your group order wasn’t placed';

/** A refused group is open and not locked, nothing was charged, and the host got one letter. */
async function expectNotOrdered(here: Room, code: string): Promise<void> {
  expect((await refused(here)).notOrdered.code).toBe(code);
  const other = await room();
  await passMinutes(sandbox, 30);
  await ordered(other);
  const after = await story.read(here.ana, here.group);
  expect([after.orderId, after.isLocked, after.fulfillmentState]).toEqual([null, false, 'OPEN']);
  expect((await story.holds(here.group)).filter(({ state }) => state !== 'RELEASED')).toEqual([]);
  expect(await letterCount(here, NOT_PLACED)).toBe(1);
}

it('orders once at the deadline, with the host’s card, and not before', async () => {
  const here = await room();
  const open = await story.read(here.ana, here.group);
  expect([open.orderId, open.autoOrder.maxTotalMicro]).toEqual([null, here.totalMicro]);
  await passMinutes(sandbox, 30);
  const { orderId } = await ordered(here);
  expect(await paidMicro(here)).toBe(here.totalMicro);
  const { order } = (await here.ana.call('GET', `/main/v1/order/${orderId}`)).body;
  expect(order.orderReceipt.totalMicro).toBe(here.totalMicro);
});

it('does not order above the agreed total; the host is told in the room and by email', async () => {
  const here = await room();
  await story.add(here.ben);
  await passMinutes(sandbox, 30);
  await expectNotOrdered(here, 'ABOVE_MAXIMUM');
});

it('does not order with a card whose bank wants to ask', async () => {
  const here = await room({ card: '3184' });
  await passMinutes(sandbox, 30);
  await expectNotOrdered(here, 'BANK_ASKS');
});

it('orders once for a host whose bank takes longer than the deadline, and says so to the host’s own press', async () => {
  const here = await room();
  const { ana, group } = here;
  const { checksum } = await story.read(ana, group);
  const paying = { card: '3184', key: 'own-press', checksum } as const;
  const { paymentChallenge } = (await story.confirm(ana, group, paying)).body;
  await passMinutes(sandbox, 30);
  const { orderId } = await ordered(here);
  const answer = await story.answerBank(paymentChallenge, true);
  const { status, body } = await story.confirm(ana, group, { ...paying, answer });
  expect([status, body.error.message]).toEqual([409, 'This group order has been placed']);
  expect((await story.read(ana, group)).orderId).toBe(orderId);
  const holds = await story.holds(group);
  expect(holds.map((hold) => [hold.state, hold.paidMicro])).toEqual([['CAPTURED', here.totalMicro]]);
});

it('does not order while a guest’s payment is missing', async () => {
  const here = await room({ more: { paymentSplit: 'PAY_SEPARATELY' } });
  await passMinutes(sandbox, 30);
  await expectNotOrdered(here, 'GUEST_PAYMENT_MISSING');
});

it('does not order a quarter of an hour late, after an outage', async () => {
  const here = await room();
  await passMinutes(sandbox, 45);
  await expectNotOrdered(here, 'AUTO_ORDER_LATE');
});

it('counts in first if the host set both', async () => {
  const here = await room({ more: { countInAtDeadline: true } });
  await here.ben.call('POST', `${here.group.path}/guests`, { status: 'BROWSING' });
  await passMinutes(sandbox, 30);
  await ordered(here);
  expect(await paidMicro(here)).toBe(here.totalMicro);
});

it('tries again at a later deadline, and does nothing once the host has taken it back', async () => {
  const here = await room();
  await story.add(here.ben);
  await passMinutes(sandbox, 30);
  await refused(here);
  const later = async () => ({
    orderByTime: new Date((await passMinutes(sandbox, 0)) + 30 * 60_000).toISOString(),
  });
  const taken = await room();
  await taken.ana.call('PATCH', taken.group.path, { autoOrder: null });
  await here.ana.call('PATCH', here.group.path, await later());
  expect((await story.read(here.ana, here.group)).notOrdered).toBeNull();
  await agree(here, await story.card(here.ana, '4242'), here.totalMicro * 2);
  await passMinutes(sandbox, 30);
  await ordered(here);
  expect((await story.read(taken.ana, taken.group)).orderId).toBeNull();
});

it('is the host’s alone to see, and takes only a stored card of the host', async () => {
  const here = await room();
  expect(await story.read(here.ben, here.group)).not.toHaveProperty('autoOrder');
  expect(await story.read(here.ben, here.group)).not.toHaveProperty('notOrdered');
  const { checksum } = await story.read(here.ana, here.group);
  await here.ana.call('PATCH', here.group.path, { autoOrder: null });
  expect((await story.read(here.ana, here.group)).checksum).toBe(checksum);
  for (const identifier of [
    await story.card(here.ben, '4242'),
    await story.oneTimeCard(here.ana, '4242424242424242'),
  ]) {
    const answer = await agree(here, identifier, 1_000_000);
    expect([answer.status, answer.body.error?.reason]).toEqual([400, 'paymentMethod']);
  }
});

it.each(['host authorised', 'order written', 'hold settled'])(
  'killed after "%s": one order and one payment',
  async (step) => {
    const here = await room();
    await here.ana.call('POST', '/sandbox/crash-points', { step, times: 1 });
    await passMinutes(sandbox, 30);
    await until(
      () =>
        story.read(here.ana, here.group).then(
          () => false,
          () => true,
        ),
      (isDead) => isDead,
    );
    await sandbox.crashAndRestart();
    const { orderId, isLocked } = await ordered(here);
    expect(isLocked).toBe(false);
    const other = await room();
    await passMinutes(sandbox, 30);
    await ordered(other);
    const captured = (await story.holds(here.group)).filter(({ state }) => state !== 'RELEASED');
    expect(captured.map((hold) => [hold.state, hold.orderId, hold.paidMicro])).toEqual([
      ['CAPTURED', orderId, here.totalMicro],
    ]);
    const receipts = await lettersOf(here.ana);
    expect(receipts.filter(({ body }) => body.includes(orderId))).toHaveLength(1);
    expect(await letterCount(here, NOT_PLACED)).toBe(0);
  },
  2 * SANDBOX_START_MS,
);
