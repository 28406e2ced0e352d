import { newPerson, type Answer, type Caller } from '@tiffin/sandbox/caller';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { invoiceOf, joinTeam, newMember, proveWorkEmail } from '@tiffin/sandbox/team-member';
import { expect, test } from '../fixtures';
import { services } from './services';

const said = ({ status, body }: Answer) => [status, body.error?.reason ?? body.error?.type];

for (const who of ['person', 'guest'] as const)
  test(`a card that one person entered pays for no other ${who} who knows its id`, async () => {
    const card = await (await Shopper.signedIn(services())).card(CARDS.passes);
    const thief = who === 'person' ? await Shopper.signedIn(services()) : Shopper.guest(services());
    const checksum = await thief.fill();
    for (const paymentOptionType of ['CREDIT_CARD_ONE_TIME', 'CREDIT_CARD_VAULTED', 'APPLE_PAY']) {
      const paymentMethodIdentifier = {
        entityType: 'PAYMENT_OPTION',
        entityId: card,
        paymentProvider: 'STRIPE',
        paymentOptionType,
      };
      const refused = await thief.order(checksum, card, {
        body: { paymentMethod: { paymentMethodIdentifier } },
      });
      expect(said(refused)).toEqual([400, 'paymentMethod']);
    }
  });

test('a card that one person entered cannot be stored by another', async () => {
  const card = await (await Shopper.signedIn(services())).card(CARDS.passes);
  const thief = (await Shopper.signedIn(services())).caller;
  const { clientSecret } = (await thief.call('POST', '/main/payment/setup-intent')).body;
  const body = { client_secret: clientSecret, payment_method: card };
  expect((await thief.call('POST', '/stripe/confirm', body)).status).toBe(402);
  const [setupIntentId] = clientSecret.split('_secret_');
  expect((await thief.call('POST', '/main/payment/method', { setupIntentId })).status).toBe(400);
  const { paymentMethods } = (await thief.call('GET', '/main/payment/method?paymentProcessor=STRIPE')).body;
  expect(paymentMethods).toEqual([]);
});

test('a one-time card does not pay for a second order, even when both arrive at once', async () => {
  const shopper = await Shopper.signedIn(services());
  const elsewhere = shopper.at('m_fournil-et-fils');
  const card = await shopper.card(CARDS.passes);
  const [here, there] = [await shopper.fillPlain(), await elsewhere.fillPlain()];
  const answers = await Promise.all([shopper.order(here, card), elsewhere.order(there, card)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect(said(await shopper.order(await shopper.fillPlain(), card))).toEqual([402, 'CARD_ALREADY_USED']);
});

const byTeam = (teamId: string) => ({
  body: { paymentMethod: { paymentMethodIdentifier: invoiceOf(teamId) } },
});

async function bill(who: Caller, teamId: string): Promise<Answer> {
  const shopper = Shopper.of(who);
  return shopper.order(await shopper.fill(), '', byTeam(teamId));
}

test('nobody bills a team without being a member with a proven work e-mail', async () => {
  const stamp = Date.now();
  const stranger = (name: string) =>
    newPerson(services(), { email: `${name}-${stamp}@home.example`, firstName: name });
  const [nobody, proven, joined, founder] = [
    await stranger('nobody'),
    await stranger('proven'),
    await stranger('joined'),
    await stranger('founder'),
  ];
  await proveWorkEmail(services(), proven, `proven-${stamp}@northlight.example`);
  await joinTeam(joined, 'mercer-street');
  const made = await founder.call('POST', '/gateway/teams', {
    teamDetails: { name: `Team ${stamp}` },
    locations: [{ googlePlaceId: 'place-mercer-street' }],
    userSettings: { workEmail: `boss@elsewhere-${stamp}.example` },
  });
  const left = await newMember(services(), 'northlight', `leaver-${stamp}@northlight.example`);
  await left.call('POST', '/gateway/teams/northlight/leave');
  for (const [who, teamId] of [
    [nobody, 'northlight'],
    [proven, 'northlight'],
    [joined, 'mercer-street'],
    [founder, made.body.team.teamDetails.teamId],
    [left, 'northlight'],
  ] as const) {
    const { body } = await who.call('GET', '/gateway/payments/groups?paymentProviders=STRIPE,TIFFIN');
    expect(body.paymentGroups.map((group: { sourceType: string }) => group.sourceType)).toEqual(['PERSONAL']);
    expect(said(await bill(who, teamId))).toEqual([400, 'paymentMethod']);
  }
});

/** This many boxes cost more than half of a team's daily limit for one person. */
const MORE_THAN_HALF = 16;

test('two concurrent orders, by two accounts of one work e-mail, do not exceed its daily limit', async () => {
  // The suffix after the plus leads to the same mailbox.
  const mailbox = `cleo-${Date.now()}`;
  const emails = ['+one', '+two'].map((tag) => `${mailbox}${tag}@northlight.example`);
  const people = await Promise.all(emails.map((email) => newMember(services(), 'northlight', email)));
  const orders = people.map((who) => Shopper.of(who));
  const sums = await Promise.all(orders.map((shopper) => shopper.fill({ quantity: MORE_THAN_HALF })));
  const answers = await Promise.all(
    orders.map((shopper, at) => shopper.order(sums[at] ?? '', '', byTeam('northlight'))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
  const refused = answers.find(({ status }) => status === 402)?.body.error;
  expect(refused.type).toBe('INVOICE_LIMIT_EXCEEDED');
  expect(refused.data.remainingMicro).toBeLessThan(refused.data.limitMicro / 2);
  // Cancelling restores the budget, also for the next run of this attack.
  const order = answers.find(({ status }) => status === 200)?.body.order;
  const payer = people[answers.findIndex(({ status }) => status === 200)];
  await payer?.call('PATCH', `/main/v1/order/${order.orderId}/cancel`);
  const other = answers.findIndex(({ status }) => status === 402);
  const again = await orders[other]?.order(sums[other] ?? '', '', byTeam('northlight'));
  expect(again?.status).toBe(200);
  await people[other]?.call('PATCH', `/main/v1/order/${again?.body.order.orderId}/cancel`);
});
