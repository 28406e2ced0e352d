import { guest, newPerson, type Caller } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { ownSandbox } from '../../test-support/own-sandbox';
import { passMinutes } from '../../test-support/service-clock';
import { torontoTime } from '../../test-support/toronto-time';

const ZAYTOUN = 'm_beit-zaytoun';
const CART = `/main/v1/cart/${ZAYTOUN}`;

const sandbox = ownSandbox();

let people = 0;

type Hosted = { readonly who: Caller; readonly path: string };

/** Makes a host at Beit Zaytoun with a group for pickup and an item in it. */
async function host(menuItemId = 'fattoush'): Promise<Hosted> {
  people += 1;
  const email = `host-${people}-${Date.now()}@group.example`;
  const who = await newPerson(sandbox, { email, firstName: 'Hana', cards: ['visa'] });
  const { fulfillment } = (
    await who.call('POST', '/fulfillment/fulfillments', { merchantId: ZAYTOUN, fulfillmentType: 'PICKUP' })
  ).body;
  await who.call('POST', `${CART}/item`, { menuItemId, quantity: 1, cartItemOptions: [] });
  return { who, path: `/fulfillment/fulfillments/${fulfillment.fulfillmentId}` };
}

/** Returns a guest with the group's link, and a function that joins. */
async function joining({ who, path }: Hosted) {
  const { linkId } = (await who.call('POST', `${path}/create-invite`)).body;
  return (headers: Readonly<Record<string, string>>) =>
    guest(sandbox).call('POST', `${path}/guests`, { inviteLinkId: linkId, firstName: 'Gil' }, headers);
}

/** Returns a function that pays for the group in its current state. */
async function confirming({ who, path }: Hosted) {
  const { checksum } = (await who.call('GET', path)).body.fulfillment;
  const [card] = (await who.call('GET', '/main/payment/method?paymentProcessor=STRIPE')).body.paymentMethods;
  const { paymentMethodIdentifier } = card;
  return (headers: Readonly<Record<string, string>>) =>
    who.call(
      'POST',
      `${path}/confirm`,
      {
        checksum,
        paymentMethod: { paymentMethodIdentifier },
        fundingSourceId: null,
        paymentChallengeAnswer: null,
        subdomain: null,
      },
      headers,
    );
}

const controls = (change: object) => guest(sandbox).call('POST', '/sandbox/merchants/beit-zaytoun', change);

describe('a group is not confirmed, with ORDER_CREATION', () => {
  it('ITEM_NOT_FOR_SALE_AT_THIS_TIME when somebody’s item is off the menu at the group’s time', async () => {
    const group = await host();
    await group.who.call('PUT', `${CART}/scheduled-for-time`, { scheduledForTime: torontoTime(2, 8) });
    const manoushe = { menuItemId: 'manoushe-with-zaatar', quantity: 1, cartItemOptions: [] };
    expect((await group.who.call('POST', `${CART}/item`, manoushe)).status).toBe(200);
    await group.who.call('PATCH', group.path, { scheduledForTime: torontoTime(2, 15) });
    const error = await expectRefusal(await confirming(group), {
      status: 409,
      type: 'ORDER_CREATION',
      reason: 'ITEM_NOT_FOR_SALE_AT_THIS_TIME',
    });
    expect(error.data.itemIds).toEqual(['manoushe-with-zaatar']);
    await group.who.call('PATCH', group.path, { scheduledForTime: torontoTime(2, 9) });
    expect((await (await confirming(group))({})).status).toBe(200);
  });

  it('SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME when an item takes longer', async () => {
    const group = await host('whole-lamb-shoulder');
    const inAnHour = new Date((await passMinutes(sandbox, 0)) + 3_600_000).toISOString();
    const changed = await group.who.call('PATCH', group.path, {
      orderByTime: null,
      scheduledForTime: inAnHour,
    });
    expect(changed.status).toBe(200);
    await expectRefusal(await confirming(group), {
      status: 400,
      type: 'ORDER_CREATION',
      reason: 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME',
    });
  });

  it('SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE when the time is more than a week away', async () => {
    const group = await host();
    await group.who.call('PATCH', group.path, { scheduledForTime: torontoTime(9, 12) });
    await expectRefusal(await confirming(group), {
      status: 400,
      type: 'ORDER_CREATION',
      reason: 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE',
    });
  });

  it('GROUP_ORDER_APP_ONLY when groups have moved to the app; starting one is refused, too', async () => {
    const group = await host();
    const confirm = await confirming(group);
    await controls({ groupOrderAppOnly: true });
    const refusal = { status: 409, type: 'ORDER_CREATION', reason: 'GROUP_ORDER_APP_ONLY' };
    await expectRefusal(confirm, refusal);
    const late = await newPerson(sandbox, { email: `late-${Date.now()}@group.example`, firstName: 'Lou' });
    await expectRefusal(
      (headers) =>
        late.call(
          'POST',
          '/fulfillment/fulfillments',
          { merchantId: ZAYTOUN, fulfillmentType: 'PICKUP' },
          headers,
        ),
      refusal,
    );
    await controls({ groupOrderAppOnly: false });
    expect((await confirm({})).status).toBe(200);
  });
});

describe('a group', () => {
  it.each([
    ['FULL', ({ who, path }: Hosted) => who.call('PATCH', path, { guestMax: 1 })],
    ['CANCELLED', ({ who, path }: Hosted) => who.call('DELETE', path)],
    ['CLOSED', async (hosted: Hosted) => (await confirming(hosted))({})],
  ])('that is %s cannot be joined, and the refusal is in the reader’s language', async (reason, end) => {
    const group = await host();
    const join = await joining(group);
    await end(group);
    await expectRefusal(join, { status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason });
  });

  it('admits nobody after its deadline, and cannot be paid an hour later', async () => {
    const group = await host();
    const [join, confirm] = [await joining(group), await confirming(group)];
    const refusal = (reason: string) => ({ status: 409, type: 'FULFILLMENT_NOT_JOINABLE', reason });
    await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 70 * 60_000 });
    await expectRefusal(join, refusal('MISSED'));
    await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 60 * 60_000 });
    await expectRefusal(join, refusal('EXPIRED'));
    await expectRefusal(confirm, refusal('EXPIRED'));
  });

  it('that changed since the host looked cannot be paid', async () => {
    const group = await host();
    const confirm = await confirming(group);
    await group.who.call('POST', `${CART}/item`, {
      menuItemId: 'smoked-aubergine',
      quantity: 1,
      cartItemOptions: [],
    });
    await expectRefusal(confirm, { status: 409, type: 'GROUP_CHANGED' });
  });
});
