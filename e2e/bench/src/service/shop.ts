import type { Sent } from './load';

const SLUG = 'the-two-thousand';
const MERCHANT = `m_${SLUG}`;
const CART = `/main/v1/cart/${MERCHANT}`;
const ADDS_A_GUEST = 10;
const GUEST = {
  firstName: 'Mo',
  lastName: 'Ito',
  email: 'mo@guest.example',
  phoneNumber: '+1 416 555 0100',
  subscribedToEmail: false,
  subscribedToMerchantMarketingEmails: false,
};

type Answered = { readonly body: ReturnType<typeof JSON.parse>; readonly cookie: string };

/** Prepares the requests of a sandbox's guests, so that only the call itself is timed. */
export class Shop {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sets the number of items of the menu. */
  async setMenuSize(size: number): Promise<void> {
    await this.#send('POST', `/sandbox/merchants/${SLUG}/menu`, { size });
  }

  menu(): Sent {
    return { method: 'GET', path: `/main/v1/menus?merchantExternalId=${SLUG}` };
  }

  /** Returns adds of many guests, each with its own key. */
  async adds(count: number): Promise<readonly Sent[]> {
    const line = await this.#line();
    const cookies = await oneByOne(Math.ceil(count / ADDS_A_GUEST), async () => this.#filledCart(line));
    return Array.from({ length: count }, (_, index) => ({
      method: 'POST',
      path: `${CART}/item`,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        cookie: cookies[index % cookies.length] ?? '',
      },
      body: JSON.stringify(line),
    }));
  }

  /** Returns orders of many guests, whose carts are filled and whose cards are entered. */
  async orders(count: number): Promise<readonly Sent[]> {
    const line = await this.#line();
    const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2034 };
    return oneByOne(count, async () => {
      const cookie = await this.#filledCart(line);
      const pickup = await this.#send('PUT', `${CART}/fulfillment`, { fulfillmentType: 'PICKUP' }, cookie);
      const { body } = await this.#send('POST', '/stripe/payment_method', card, cookie);
      const order = orderOf(pickup.body.cart.cartChecksum, body.id);
      return {
        method: 'POST',
        path: '/main/v1/guest-order',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), cookie },
        body: JSON.stringify(order),
      };
    });
  }

  /** Returns a line of an item without required choices. */
  async #line(): Promise<unknown> {
    const { menu } = (await this.#send('GET', this.menu().path)).body;
    const ids = Object.keys(menu.items);
    const isPlain = (id: string) =>
      menu.items[id].availability.isAvailable && menu.items[id].choiceIds.length === 0;
    return { menuItemId: ids.find(isPlain), quantity: 1, cartItemOptions: [] };
  }

  /** Returns the cookie of a guest who has just added an item to the cart. */
  async #filledCart(line: unknown): Promise<string> {
    return (await this.#send('POST', `${CART}/item`, line)).cookie;
  }

  async #send(method: string, path: string, body?: unknown, cookie = ''): Promise<Answered> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { body: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  }
}

function orderOf(cartChecksum: string, cardId: string): unknown {
  return {
    merchantId: MERCHANT,
    cartChecksum,
    paymentMethod: {
      paymentMethodIdentifier: {
        entityType: 'PAYMENT_OPTION',
        entityId: cardId,
        paymentProvider: 'STRIPE',
        paymentOptionType: 'CREDIT_CARD_ONE_TIME',
      },
    },
    guestProfile: GUEST,
  };
}

async function oneByOne<Made>(count: number, make: () => Promise<Made>): Promise<readonly Made[]> {
  const all: Made[] = [];
  for (let index = 0; index < count; index += 1) all.push(await make());
  return all;
}
