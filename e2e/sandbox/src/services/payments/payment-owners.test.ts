import { guest, newPerson, type Answer, type Caller } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { GroupStory } from '../../test-support/group-story';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';
import { invoiceOf, joinTeam, newMember, proveWorkEmail } from '../../test-support/team-member';

const sandbox = ownSandbox();

const NOT_MINE = { status: 400, type: 'INVALID_PARAMETER', reason: 'paymentMethod' } as const;
const TYPED = { number: CARDS.passes, expiryMonth: 12, expiryYear: 2034 };

describe('a card that was typed in', () => {
  it.each([
    ['another person', () => Shopper.signedIn(sandbox)],
    ['another guest', async () => Shopper.guest(sandbox)],
  ])('does not pay for %s who knows its id, before or after its owner used it', async (_who, come) => {
    const owner = await Shopper.signedIn(sandbox);
    const card = await owner.card(CARDS.passes);
    const thief = await come();
    const checksum = await thief.fill();
    await expectRefusal((headers) => thief.order(checksum, card, { headers }), NOT_MINE);
    expect((await owner.order(await owner.fill(), card)).status).toBe(200);
    await expectRefusal((headers) => thief.order(checksum, card, { headers }), NOT_MINE);
  });

  it('cannot be stored by another person who confirms a setup of their own with its id', async () => {
    const card = await (await Shopper.signedIn(sandbox)).card(CARDS.passes);
    const thief = await Shopper.signedIn(sandbox);
    const setup = await thief.caller.call('POST', '/main/payment/setup-intent');
    const confirmed = await guest(sandbox).call('POST', '/stripe/confirm', {
      client_secret: setup.body.clientSecret,
      payment_method: card,
    });
    expect([confirmed.status, confirmed.body.error.code]).toEqual([402, 'resource_missing']);
    const kept = await thief.caller.call('POST', '/main/payment/method', {
      setupIntentId: setup.body.clientSecret.split('_secret_')[0],
    });
    expect(kept.status).toBe(400);
  });

  it('belongs to the person whose setup it was typed for, even in a browser with a guest’s cookie', async () => {
    const person = await Shopper.signedIn(sandbox);
    const browser = guest(sandbox);
    const setup = await person.caller.call('POST', '/main/payment/setup-intent');
    const { clientSecret } = setup.body;
    const made = await browser.call('POST', '/stripe/payment_method', { ...TYPED, clientSecret });
    const confirmed = await browser.call('POST', '/stripe/confirm', {
      client_secret: clientSecret,
      payment_method: made.body.id,
    });
    const kept = await person.caller.call('POST', '/main/payment/method', {
      setupIntentId: confirmed.body.id,
    });
    expect(kept.body.paymentMethod.paymentMethodDisplayDetails.last4).toBe('4242');
  });

  it('pays for one order: the next order is refused, and a repeated request returns the first', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const card = await shopper.card(CARDS.passes);
    const checksum = await shopper.fill();
    const first = await shopper.order(checksum, card, { key: 'one' });
    const next = await shopper.fill();
    const error = await expectRefusal((headers) => shopper.order(next, card, { headers }), {
      status: 402,
      type: 'CARD_ALREADY_USED',
    });
    expect(error.body).toMatch(/again|another/i);
    const again = await shopper.order(checksum, card, { key: 'one' });
    expect(again.body.order.orderId).toBe(first.body.order.orderId);
    expect((await shopper.order(next, await shopper.card(CARDS.passes))).status).toBe(200);
  });

  it('pays for one of two concurrent orders', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const elsewhere = shopper.at('m_fournil-et-fils');
    const card = await shopper.card(CARDS.passes);
    const sums = [await shopper.fill(), await elsewhere.fillPlain()];
    const answers = await Promise.all([
      shopper.order(sums[0] ?? '', card),
      elsewhere.order(sums[1] ?? '', card),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(answers.find(({ status }) => status === 402)?.body.error.type).toBe('CARD_ALREADY_USED');
    expect(await shopper.orderCount()).toBe(1);
  });

  it('stays usable after the bank declined, and pays once it accepts', async () => {
    const shopper = await Shopper.signedIn(sandbox);
    const card = await shopper.card(CARDS.challenges);
    const checksum = await shopper.fill();
    const refused = await shopper.answerBank(await shopper.order(checksum, card), false);
    expect((await shopper.order(checksum, card, { answer: refused })).status).toBe(402);
    const answer = await shopper.answerBank(await shopper.order(checksum, card), true);
    expect((await shopper.order(checksum, card, { answer })).status).toBe(200);
    const next = await shopper.order(await shopper.fill(), card);
    expect(next.body.error.type).toBe('CARD_ALREADY_USED');
  });
});

const LIMIT = { status: 402, type: 'INVOICE_LIMIT_EXCEEDED' } as const;

const byTeam = (teamId: string) => ({
  body: { paymentMethod: { paymentMethodIdentifier: invoiceOf(teamId) } },
});

async function order(who: Caller, teamId: string, quantity = 2): Promise<Answer> {
  const shopper = Shopper.of(who);
  const cartChecksum = await shopper.fill({ quantity });
  return shopper.order(cartChecksum, '', byTeam(teamId));
}

async function offersInvoice(who: Caller): Promise<boolean> {
  const { body } = await who.call('GET', '/gateway/payments/groups?paymentProviders=STRIPE,TIFFIN');
  return body.paymentGroups.some(({ sourceType }: { sourceType: string }) => sourceType === 'CORPORATE');
}

const stranger = async () =>
  newPerson(sandbox, { email: `x-${crypto.randomUUID()}@home.example`, firstName: 'Xi' });

describe('the account of a team', () => {
  it('pays for a member who has proven the work e-mail, until they leave', async () => {
    const mia = await newMember(sandbox, 'northlight', 'mia@northlight.example');
    expect(await offersInvoice(mia)).toBe(true);
    expect((await order(mia, 'northlight')).status).toBe(200);
    await mia.call('POST', '/gateway/teams/northlight/leave');
    expect(await offersInvoice(mia)).toBe(false);
    expect((await order(mia, 'northlight')).body.error.reason).toBe('paymentMethod');
  });

  it('does not pay for a person who only proved the e-mail, or only made or joined a team', async () => {
    const proven = await stranger();
    await proveWorkEmail(sandbox, proven, 'lee@northlight.example');
    const joined = await stranger();
    await joinTeam(joined, 'mercer-street');
    const founder = await stranger();
    const made = await founder.call('POST', '/gateway/teams', {
      teamDetails: { name: `Team ${crypto.randomUUID()}` },
      locations: [{ googlePlaceId: 'place-mercer-street' }],
      userSettings: { workEmail: 'boss@elsewhere.example' },
    });
    for (const [who, teamId] of [
      [proven, 'northlight'],
      [joined, 'mercer-street'],
      [founder, made.body.team.teamDetails.teamId],
    ] as const) {
      expect(await offersInvoice(who)).toBe(false);
      expect(await order(who, teamId)).toMatchObject({
        status: 400,
        body: { error: { reason: 'paymentMethod' } },
      });
    }
  });

  it('[GRP-14] pays for a group order that names it as funding source, and for none that names another', async () => {
    const story = new GroupStory(sandbox);
    const host = await newMember(sandbox, 'northlight', 'hugo@northlight.example');
    await story.add(host, 3);
    const group = await story.start(host, {
      deliveryDetails: { location: 'Zone B', locationId: null, deliveryInstructions: '' },
    });
    const identifier = invoiceOf('northlight');
    const refused = await story.confirm(host, group, { identifier, fundingSourceId: 'harbour-lane' });
    expect(refused).toMatchObject({ status: 400, body: { error: { reason: 'fundingSourceId' } } });
    const paid = await story.confirm(host, group, { identifier, fundingSourceId: 'northlight' });
    expect(paid.status).toBe(200);
  });

  it('does not pay for the group order of a host who left the team', async () => {
    const story = new GroupStory(sandbox);
    const host = await newMember(sandbox, 'northlight', 'hana@northlight.example');
    await story.add(host, 3);
    const group = await story.start(host, {
      deliveryDetails: { location: 'Zone B', locationId: null, deliveryInstructions: '' },
    });
    await host.call('POST', '/gateway/teams/northlight/leave');
    const refused = await story.confirm(host, group, { identifier: invoiceOf('northlight') });
    expect(refused).toMatchObject({ status: 400, body: { error: { reason: 'paymentMethod' } } });
  });

  it('has a daily limit per person: a refusal names the rest, and a cancelled order restores it', async () => {
    const ben = await newMember(sandbox, 'harbour-lane', 'ben@harbourlane.example');
    const first = await order(ben, 'harbour-lane', 2);
    expect(first.status).toBe(200);
    const spent = first.body.order.orderReceipt.totalMicro;
    const shopper = Shopper.of(ben);
    const checksum = await shopper.fill({ quantity: 3 });
    const pay = (headers: Readonly<Record<string, string>> = {}) =>
      shopper.order(checksum, '', { ...byTeam('harbour-lane'), headers });
    const error = await expectRefusal(pay, LIMIT);
    expect(error.data).toMatchObject({ limitMicro: 60_000_000, remainingMicro: 60_000_000 - spent });
    expect(error.body).toContain(((60_000_000 - spent) / 1_000_000).toFixed(2));
    await ben.call('PATCH', `/main/v1/order/${first.body.order.orderId}/cancel`);
    expect((await pay()).status).toBe(200);
  });

  it('keeps the limit for two concurrent orders, and for two accounts of one work e-mail', async () => {
    const aDayLater = () => guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 86_400_000 });
    // The service requires a pause between codes to one mailbox.
    await aDayLater();
    const two = await newMember(sandbox, 'harbour-lane', 'ben@harbourlane.example');
    await aDayLater();
    const three = await newMember(sandbox, 'harbour-lane', 'ben@harbourlane.example');
    await aDayLater();
    const [a, b] = [Shopper.of(two), Shopper.of(three)];
    const pay = (shopper: Shopper, checksum: string) => shopper.order(checksum, '', byTeam('harbour-lane'));
    const sums = [await a.fill(), await b.fill()];
    const answers = await Promise.all([pay(a, sums[0] ?? ''), pay(b, sums[1] ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  });
});
