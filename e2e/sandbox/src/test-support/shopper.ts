import { type Answer, type Caller, guest, newPerson, type SandboxUrl } from './caller';

export const MERCHANT = 'm_lucknow-lunch-home';
const ADDRESS = {
  lat: 43.6455,
  lng: -79.3901,
  userDeliveryAddressExtraInfoDetail: {
    addressLine1: '12 Mercer Street',
    addressLine2: '',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 1H3',
    country: 'CA',
  },
};
const GUEST_PROFILE = {
  firstName: 'Mo',
  lastName: 'Ito',
  phoneNumber: '+1 416 555 0100',
  subscribedToEmail: false,
  subscribedToMerchantMarketingEmails: false,
};
let people = 0;

/** The steps of cart and order tests: a person fills a cart and pays, at Lucknow Lunch Home by default. */
export class Shopper {
  readonly caller: Caller;
  readonly #isGuest: boolean;

  private constructor(
    caller: Caller,
    isGuest: boolean,
    readonly merchantId: string,
    /** The e-mail address of receipts and codes. */
    readonly email: string,
  ) {
    this.caller = caller;
    this.#isGuest = isGuest;
  }

  /** Creates a new person and signs them in. */
  static async signedIn(sandbox: SandboxUrl, merchantId = MERCHANT): Promise<Shopper> {
    const email = freshEmail();
    return new Shopper(await newPerson(sandbox, { email, firstName: 'Sam' }), false, merchantId, email);
  }

  static guest(sandbox: SandboxUrl, merchantId = MERCHANT): Shopper {
    return new Shopper(guest(sandbox), true, merchantId, freshEmail());
  }

  /** Returns a shopper for an existing signed-in person. */
  static of(caller: Caller, merchantId = MERCHANT): Shopper {
    return new Shopper(caller, false, merchantId, '');
  }

  /** Returns the same person at another merchant. */
  at(merchantId: string): Shopper {
    return new Shopper(this.caller, this.#isGuest, merchantId, this.email);
  }

  get cartPath(): string {
    return `/main/v1/cart/${this.merchantId}`;
  }

  async cart(): Promise<Answer['body']> {
    return (await this.caller.call('GET', this.cartPath)).body.cart;
  }

  async add(change: Readonly<Record<string, unknown>> = {}, key?: string): Promise<Answer> {
    return this.caller.call(
      'POST',
      `${this.cartPath}/item`,
      { menuItemId: 'lemon-rice-box', quantity: 2, cartItemOptions: [], ...change },
      key ? { 'idempotency-key': key } : {},
    );
  }

  async change(part: string, body: unknown): Promise<Answer> {
    return this.caller.call('PUT', `${this.cartPath}/${part}`, body);
  }

  async deliverHere(): Promise<Answer> {
    return this.change('fulfillment', {
      fulfillmentType: 'DELIVERY',
      userDeliveryAddressDetail: ADDRESS,
    });
  }

  /** Fills a cart that can be ordered and returns its checksum. */
  async fill(change: Readonly<Record<string, unknown>> = {}): Promise<string> {
    await this.add(change);
    return (await this.deliverHere()).body.cart.cartChecksum;
  }

  /** Fills a cart for pickup at any merchant with two of a dish without choices. Returns its checksum. */
  async fillPlain(): Promise<string> {
    const slug = this.merchantId.replace(/^m_/, '');
    const { menu } = (await this.caller.call('GET', `/main/v1/menus?merchantExternalId=${slug}`)).body;
    await this.add({
      menuItemId: Object.keys(menu.items).find((id) => menu.items[id].choiceIds.length === 0),
    });
    return (await this.change('fulfillment', { fulfillmentType: 'PICKUP' })).body.cart.cartChecksum;
  }

  /** Enters a test card in the card provider's element and returns its payment method. */
  async card(number: string): Promise<string> {
    const { body } = await this.caller.call('POST', '/stripe/payment_method', {
      number,
      expiryMonth: 12,
      expiryYear: 2034,
    });
    return body.id;
  }

  async order(
    cartChecksum: string,
    cardId: string,
    more: {
      readonly key?: string;
      readonly answer?: unknown;
      readonly body?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Answer> {
    return this.caller.call(
      'POST',
      this.#isGuest ? '/main/v1/guest-order' : '/main/v1/order',
      {
        merchantId: this.merchantId,
        cartChecksum,
        paymentMethod: {
          paymentMethodIdentifier: {
            entityType: 'PAYMENT_OPTION',
            entityId: cardId,
            paymentProvider: 'STRIPE',
            paymentOptionType: 'CREDIT_CARD_ONE_TIME',
          },
        },
        ...(this.#isGuest
          ? { guestProfile: { ...GUEST_PROFILE, email: this.email } }
          : { guestProfile: null, subscribedToMerchantMarketingEmails: false, externalId: 'me' }),
        ...(more.answer !== undefined && { challengeAnswer: more.answer }),
        ...more.body,
      },
      { ...more.headers, ...(more.key && { 'idempotency-key': more.key }) },
    );
  }

  /** Answers the bank's challenge and returns what the repeated order must send. */
  async answerBank(challenged: Answer, passed: boolean): Promise<unknown> {
    const { stripeChallenge, challengeMetadata } = challenged.body.placeOrderChallenge;
    await this.caller.call('POST', '/stripe/challenge', {
      client_secret: stripeChallenge.clientSecret,
      passed,
    });
    return {
      stripeChallengeAnswer: { stripeId: challengeMetadata },
      challengeMetadataReplay: challengeMetadata,
    };
  }

  /** Returns the number of the person's active orders. */
  async orderCount(): Promise<number> {
    const { body } = await this.caller.call('GET', '/gateway/orders/active');
    return body.data.filter((entry: { entityType: string }) => entry.entityType === 'ORDER').length;
  }
}

/** A dish of Lucknow Lunch Home: 18.50, and 16.50 at today's price; two papads are 2.00 more. */
export const THALI = {
  menuItemId: 'build-your-own-thali',
  quantity: 1,
  cartItemOptions: [
    { id: 'bread.tandoori-roti', choiceId: 'bread' },
    { id: 'curries.dal-makhani', choiceId: 'curries' },
    { id: 'curries.chana-masala', choiceId: 'curries' },
    { id: 'sides.papad', choiceId: 'sides', incrementCount: 2 },
  ],
} as const;

export const CARDS = {
  passes: '4242424242424242',
  challenges: '4000002760003184',
  declines: '4000000000000002',
} as const;

function freshEmail(): string {
  people += 1;
  return `shopper-${people}-${Date.now()}@shop.example`;
}
