import { randomUUID } from 'node:crypto';
import { SignOn } from '@tiffin/sandbox/sign-on';
import { pause } from './ask';
import type { Counts } from './counts';
import type { Account } from './make-accounts';
import { payByCard, storedCard } from './pay-by-card';
import { ServiceCaller, type Urls } from './service-caller';
import { ShellBrowser } from './shell-browser';

/** The restaurant where everybody orders. */
export const MERCHANT = 'm_lucknow-lunch-home';
/** The count of carts that hold more or less than the person added. */
export const OTHER_QUANTITY = 'carts with another quantity than was added';
const CART = `/main/v1/cart/${MERCHANT}`;
const MENU = '/m/lucknow-lunch-home/menu';
const DISH = { menuItemId: 'lemon-rice-box', quantity: 2, cartItemOptions: [] };
const MOST_SIGN_INS = 50;
const AGAIN_MS = 500;

/** One person in one browser: signs in, opens pages of the shell, and orders by the services' calls, as pages do. */
export class Person {
  readonly caller: ServiceCaller;
  readonly counts: Counts;
  readonly #urls: Urls;
  readonly #account: Account;
  readonly #shell: ShellBrowser;

  constructor(urls: Urls, account: Account, counts: Counts) {
    this.#urls = urls;
    this.#account = account;
    this.counts = counts;
    this.caller = new ServiceCaller(urls);
    this.#shell = new ShellBrowser(urls.shell, counts);
  }

  /** The payment method of the person's stored card. */
  get card(): ReturnType<typeof storedCard> {
    return storedCard(this.#account.cardId);
  }

  /** Signs in at the sign-on pages and hands the tokens to the shell. Begins again if a process dies meanwhile. */
  async signIn(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const signOn = new SignOn(this.#urls.services, this.#urls.shell);
        const tokens = await signOn.signIn(this.#account.email, this.#account.password);
        await this.#shell.keep(tokens);
        this.caller.useToken(tokens.access_token);
        this.counts.add('sign-ins');
        return;
      } catch (error) {
        if (tries === MOST_SIGN_INS) throw error;
        this.counts.add('sign-ins begun again');
        await pause(AGAIN_MS);
      }
    }
  }

  /** Renews the session by the shell. Signs in again if the provider ended it. */
  async renew(): Promise<void> {
    const token = await this.#shell.renew();
    this.counts.add(token === undefined ? 'sessions that a renewal ended' : 'renewals');
    if (token === undefined) await this.signIn();
    else this.caller.useToken(token);
  }

  /** Opens the menu, fills the cart and pays. Returns the id of the order. */
  async order(): Promise<string> {
    await this.#shell.load(MENU);
    await this.addDish();
    await this.caller.call('PUT', `${CART}/fulfillment`, { body: { fulfillmentType: 'PICKUP' } });
    await this.caller.call('PUT', `${CART}/checkout-code`, { body: { checkoutCodeToAdd: 'POINTS10' } });
    return this.#pay();
  }

  /** Adds a dish to the cart, once however often it is sent. Counts a cart that holds another quantity. */
  async addDish(): Promise<void> {
    const { cart } = await this.caller.call('POST', `${CART}/item`, {
      body: DISH,
      headers: { 'idempotency-key': randomUUID() },
    });
    const quantity = cart.cartItems.reduce(
      (sum: number, line: { quantity: number }) => sum + line.quantity,
      0,
    );
    if (quantity !== DISH.quantity) this.counts.add(OTHER_QUANTITY);
  }

  /** Reads the profile at both processes at once: the first gives the rewards that are due. */
  async readProfile(): Promise<void> {
    await Promise.all([1, 2].map(async () => this.caller.call('GET', '/main/v1/user')));
  }

  async #pay(): Promise<string> {
    let changedAt = '';
    return payByCard(this.caller, this.counts, {
      path: '/main/v1/order',
      read: async () => {
        const { cart } = await this.caller.call('GET', CART);
        changedAt = cart.updatedAt;
        return {
          merchantId: MERCHANT,
          cartChecksum: cart.cartChecksum,
          paymentMethod: this.card,
          guestProfile: null,
          subscribedToMerchantMarketingEmails: false,
          externalId: 'me',
        };
      },
      orderIdOf: ({ order }) => order.orderId,
      look: async () => {
        // The cart first, so that an order that empties it afterwards is still found.
        const { cart } = await this.caller.call('GET', CART);
        const { data } = await this.caller.call('GET', '/gateway/orders/active?maxMinutesAfterComplete=1500');
        const [found] = data
          .filter((entry: Entry) => entry.entityType === 'ORDER' && entry.merchant.id === MERCHANT)
          .filter((entry: Entry) => Date.parse(entry.placedAt) >= Date.parse(changedAt))
          .sort((one: Entry, other: Entry) => Date.parse(one.placedAt) - Date.parse(other.placedAt));
        return { order: found?.entityId, isThere: cart.cartItems.length > 0 };
      },
    });
  }
}

type Entry = {
  readonly entityType: string;
  readonly entityId: string;
  readonly merchant: { readonly id: string };
  readonly placedAt: string;
};
