import { standInCardElement, standInWallets } from './stand-in-elements';
import type { WalletPlan } from './stand-in-elements';

type Plan = {
  readonly cardAction?: object | 'never';
  readonly setup?: object;
  readonly paymentMethod?: object;
  /** What the provider finds wrong with the input before it is sent. */
  readonly submit?: object;
  readonly wallets?: WalletPlan;
};

type StandIn = {
  readonly apiKeys: readonly string[];
  readonly secrets: readonly string[];
  /** The options of the elements, of the wallet buttons, and each update of the elements. */
  readonly options: readonly object[];
  /** What the wallet's sheet was told: `opened`, `kept shut`, or why a payment failed. */
  readonly sheet: readonly string[];
};

let current: (apiKey: string) => object = () => ({});

/** The provider's loader keeps the first script of a page, so each test plans what this one does. */
const loaded = Object.assign((apiKey: string) => current(apiKey), { version: 'endive' });

/**
 * Replaces the card provider's script, which tests do not load. It answers as planned and records its
 * arguments. Input is the text of `card-element` at an `input` event. A wallet is a button with its name.
 */
export function standInStripe({ cardAction, setup, paymentMethod, submit, wallets }: Plan): StandIn {
  const apiKeys: string[] = [];
  const secrets: string[] = [];
  const options: object[] = [];
  const sheet: string[] = [];
  current = (apiKey) => {
    apiKeys.push(apiKey);
    return {
      elements: (settings: object) => {
        options.push(settings);
        return {
          create: (type: string, asked: object) => {
            if (type !== 'expressCheckout') return standInCardElement();
            options.push(asked);
            return standInWallets(wallets, sheet);
          },
          submit: () => Promise.resolve(submit ?? {}),
          update: (change: object) => options.push(change),
        };
      },
      handleCardAction: (secret: string) => {
        secrets.push(secret);
        return cardAction === 'never' ? new Promise(() => undefined) : Promise.resolve(cardAction);
      },
      confirmSetup: ({ clientSecret }: { readonly clientSecret: string }) => {
        secrets.push(clientSecret);
        return Promise.resolve(setup);
      },
      createPaymentMethod: () => Promise.resolve(paymentMethod),
    };
  };
  Reflect.set(window, 'Stripe', loaded);
  return { apiKeys, secrets, options, sheet };
}
