/** Why an element shows no order. */
export type FailedReason = 'not-loaded' | 'attributes' | 'origin' | 'no-such-order' | 'no-answer' | 'broken';

/** Why an element needs a session: it has none, it expired, or the person asked to sign in. */
export type SessionNeededReason = 'missing' | 'expired' | 'asked';

/** The `detail` of each event. All events bubble and cross shadow roots. */
export interface OrderStatusDetails {
  /** The order is visible. */
  readonly 'tiffin-ready': Readonly<Record<string, never>>;
  readonly 'tiffin-status-changed': { readonly orderId: string; readonly orderStatus: string };
  readonly 'tiffin-failed': { readonly reason: FailedReason };
  readonly 'tiffin-session-needed': { readonly reason: SessionNeededReason };
  /** `preventDefault()` keeps the link from opening in a new tab. */
  readonly 'tiffin-link-followed': { readonly href: string };
}

/** The events of `<tiffin-order-status>`, by name. */
export type OrderStatusEvents = {
  readonly [Name in keyof OrderStatusDetails]: CustomEvent<OrderStatusDetails[Name]>;
};

/** The attributes of `<tiffin-order-status>`. `session` is none of them: set the property, so that no token is in the page. */
export interface OrderStatusAttributes {
  /** The order's id or token. */
  readonly order: string;
  /** The restaurant's name in our URLs. */
  readonly merchant: string;
  /** `ID` by default, which needs a session. */
  readonly 'order-type'?: 'ID' | 'TOKEN' | 'GUEST_TOKEN';
  /** `full` by default. */
  readonly variant?: 'full' | 'compact';
  /** `en` by default. */
  readonly locale?: 'en' | 'zh';
  /** The name of the element for screen readers, instead of the order's number and the restaurant. */
  readonly label?: string;
  /** Colours as JSON. Custom properties do the same in a style sheet. */
  readonly theme?: string;
}

/** The element `<tiffin-order-status>`. */
export interface OrderStatusElement extends HTMLElement {
  /** The person's session token. Write-only: reads as null. Null ends the session. */
  get session(): null;
  set session(token: string | null);
  addEventListener<Name extends keyof OrderStatusEvents>(
    type: Name,
    listener: (this: OrderStatusElement, event: OrderStatusEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof OrderStatusEvents>(
    type: Name,
    listener: (this: OrderStatusElement, event: OrderStatusEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Which script to load, and how. */
export interface LoadOptions {
  /** The origin of the shop, such as `https://lunch.example`. */
  readonly shop: string;
  /** The hash of the script, `sha384-…`. `https://lunch.example/embed/mfe-order-status.json` names the one of now. */
  readonly integrity: string;
  /** The nonce of the page's content security policy, if it needs one. */
  readonly nonce?: string;
}

/**
 * Loads the script of `<tiffin-order-status>` once. Resolves when the element is defined. Rejects if the script does not load or has
 * another hash, and the next call loads it again.
 */
export declare function loadOrderStatus(options: LoadOptions): Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    'tiffin-order-status': OrderStatusElement;
  }
}
