import type { Locale, OrderStatusValue } from './enumerations';

/** Every fact that may cross the event bus: past tense, plain data, additive within a contract version. */
export type BusFacts = {
  readonly cartChanged: {
    readonly merchantId: string;
    readonly itemCount: number;
    readonly subtotalMicro: number;
  };
  readonly orderPlaced: { readonly orderId: string; readonly merchantId: string };
  /** A card or a wallet has answered. `code` is the card provider's code, never what was typed. */
  readonly paymentAnswered: {
    readonly method: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY';
    readonly outcome: 'succeeded' | 'failed' | 'cancelled';
    readonly code: string | null;
  };
  readonly orderStatusChanged: { readonly orderId: string; readonly orderStatus: OrderStatusValue };
  readonly groupJoined: { readonly fulfillmentId: string; readonly merchantId: string };
  readonly groupLeft: { readonly fulfillmentId: string; readonly merchantId: string };
  readonly groupConfirmed: { readonly fulfillmentId: string; readonly orderId: string };
  readonly teamJoined: { readonly teamId: string };
  readonly teamLeft: { readonly teamId: string };
  readonly sessionChanged: { readonly state: 'initialising' | 'guest' | 'authenticated' | 'embedded' };
  readonly localeChanged: { readonly locale: Locale };
  /** Someone pressed a thing that needs an account: the shell shows its login modal. */
  readonly signInRequested: {
    readonly reason: 'account' | 'checkout' | 'group' | 'team';
    readonly guestCheckoutPath?: string;
    readonly closeable?: boolean;
  };
  /** A screen was shown. Carries the pattern of its route, never its URL. */
  readonly screenViewed: { readonly route: string };
  readonly remoteLoaded: { readonly remote: string; readonly version: string };
  readonly remoteFailed: {
    readonly remote: string;
    readonly version: string;
    readonly url: string;
    readonly cause: string;
  };
};
export type BusFactName = keyof BusFacts;
