import { guest, newPerson, type Answer, type Caller, type SandboxUrl } from './caller';

const MERCHANT = 'm_lucknow-lunch-home';
let people = 0;

/** The steps of group order tests: a host starts a group, others join, add items and get ready. */
export class GroupStory {
  readonly #sandbox: SandboxUrl;
  #itemId = '';

  constructor(sandbox: SandboxUrl) {
    this.#sandbox = sandbox;
  }

  get merchantId(): string {
    return MERCHANT;
  }

  /** Creates a new person with an address and two cards. */
  async person(firstName: string): Promise<Caller> {
    people += 1;
    const email = `${firstName.toLowerCase()}-${people}-${Date.now()}@group.example`;
    return newPerson(this.#sandbox, { email, firstName, cards: ['visa', 'challenge'] });
  }

  guest(): Caller {
    return guest(this.#sandbox);
  }

  async start(host: Caller, settings: Readonly<Record<string, unknown>> = {}): Promise<Started> {
    const answer = await host.call('POST', '/fulfillment/fulfillments', {
      merchantId: MERCHANT,
      fulfillmentType: 'DELIVERY',
      ...settings,
    });
    const { fulfillment } = answer.body;
    if (!fulfillment) throw new Error(`The group could not be started: ${JSON.stringify(answer)}`);
    return { ...fulfillment, path: `/fulfillment/fulfillments/${fulfillment.fulfillmentId}` };
  }

  async join(who: Caller, group: Started, firstName?: string): Promise<Answer> {
    const inviteLinkId = linkIdOf(group.joinUri);
    return who.call('POST', `${group.path}/guests`, { firstName, inviteLinkId });
  }

  async sayDone(who: Caller, group: Started): Promise<Answer> {
    return who.call('POST', `${group.path}/guests`, { status: 'READY' });
  }

  async read(who: Caller, group: Started): Promise<Answer['body']> {
    return (await who.call('GET', `${group.path}?includeOrderId=true`)).body.fulfillment;
  }

  async add(who: Caller, quantity = 1): Promise<Answer> {
    return who.call('POST', `/main/v1/cart/${MERCHANT}/item`, {
      menuItemId: await this.#plainItem(),
      quantity,
      cartItemOptions: [],
    });
  }

  /** Returns a stored card of the person, by its last four digits. */
  async card(who: Caller, last4: '4242' | '3184'): Promise<Answer['body']> {
    const { paymentMethods } = (await who.call('GET', '/main/payment/method?paymentProcessor=STRIPE')).body;
    return paymentMethods.find(
      (card: { paymentMethodDisplayDetails: { last4: string } }) =>
        card.paymentMethodDisplayDetails.last4 === last4,
    ).paymentMethodIdentifier;
  }

  /** Pays for the group as its host, in its current state unless a checksum is given. */
  async confirm(who: Caller, group: Started, paying: Paying = {}): Promise<Answer> {
    const checksum = paying.checksum ?? (await this.read(who, group)).checksum;
    return who.call(
      'POST',
      `${group.path}/confirm`,
      {
        checksum,
        paymentMethod: {
          paymentMethodIdentifier: paying.identifier ?? (await this.card(who, paying.card ?? '4242')),
        },
        fundingSourceId: paying.fundingSourceId ?? null,
        paymentChallengeAnswer: paying.answer ?? null,
        subdomain: null,
        ...(paying.covered && { coveredGuestIds: paying.covered }),
      },
      paying.key ? { 'idempotency-key': paying.key } : {},
    );
  }

  /** Holds a guest's part on a stored card, or on the one that is given. */
  async payPart(who: Caller, group: Started, agreedMicro: number, paying: Paying = {}): Promise<Answer> {
    const identifier = paying.identifier ?? (await this.card(who, paying.card ?? '4242'));
    return who.call(
      'POST',
      `${group.path}/guests/payment`,
      {
        agreedMicro,
        paymentMethod: { paymentMethodIdentifier: identifier },
        paymentChallengeAnswer: paying.answer ?? null,
      },
      paying.key ? { 'idempotency-key': paying.key } : {},
    );
  }

  /** Returns every amount that a card has authorised for a group, with its state. */
  async holds(group: Started): Promise<readonly HoldOfGroup[]> {
    return (await this.guest().call('GET', `/sandbox/fulfillments/${group.fulfillmentId}/holds`)).body.holds;
  }

  /** Enters a test card for one payment and returns its identifier. */
  async oneTimeCard(who: Caller, number: string): Promise<Answer['body']> {
    const card = { number, expiryMonth: 12, expiryYear: 2034 };
    const { id } = (await who.call('POST', '/stripe/payment_method', card)).body;
    return {
      entityType: 'PAYMENT_OPTION',
      entityId: id,
      paymentProvider: 'STRIPE',
      paymentOptionType: 'CREDIT_CARD_ONE_TIME',
    };
  }

  /** Answers a bank's challenge and returns what the repeated request must send. */
  async answerBank(challenge: Answer['body'], passed: boolean): Promise<unknown> {
    const { clientSecret } = challenge.stripeChallenge;
    await this.guest().call('POST', '/stripe/challenge', { client_secret: clientSecret, passed });
    return {
      stripeChallengeAnswer: { stripeId: challenge.challengeMetadata },
      challengeMetadataReplay: challenge.challengeMetadata,
    };
  }

  async cart(who: Caller): Promise<Answer['body']> {
    return (await who.call('GET', `/main/v1/cart/${MERCHANT}`)).body.cart;
  }

  /** Returns an item of the menu without required choices. */
  async #plainItem(): Promise<string> {
    if (this.#itemId) return this.#itemId;
    const { menu } = (await this.guest().call('GET', '/main/v1/menus?merchantExternalId=lucknow-lunch-home'))
      .body;
    const ids: readonly string[] = menu.categories.flatMap(
      (category: { itemIds: string[] }) => category.itemIds,
    );
    this.#itemId =
      ids.find((id) => {
        const { choiceIds, availability, perk } = menu.items[id];
        const asks = choiceIds.some((choiceId: string) => menu.choices[choiceId].minSelectable > 0);
        return availability.isAvailable && !asks && perk === null;
      }) ?? '';
    return this.#itemId;
  }
}

type HoldOfGroup = {
  readonly externalUserId: string;
  readonly state: string;
  readonly amountMicro: number;
  readonly captureMicro: number | null;
  readonly orderId: string | null;
  /** The payment at the bank. */
  readonly paymentStatus: string;
  readonly paidMicro: number;
  readonly refundedMicro: number;
};

type Paying = {
  /** The guests whom the host pays for. */
  readonly covered?: readonly string[];
  readonly card?: '4242' | '3184';
  /** The card's identifier, if the test already has it. */
  readonly identifier?: unknown;
  readonly checksum?: string;
  readonly fundingSourceId?: string;
  readonly answer?: unknown;
  readonly key?: string;
};

export type Started = Answer['body'] & { readonly path: string };

/** Returns the id in a group's short link. */
export function linkIdOf(joinUri: string): string {
  return new URL(joinUri).pathname.replace('/g/', '');
}
