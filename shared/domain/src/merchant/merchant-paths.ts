import type { OrderIdentifierType } from '@tiffin/contracts';

export type MerchantPaths = {
  readonly menu: string;
  /** The cart as a page of its own. */
  readonly order: string;
  readonly placeOrder: string;
};

/** Path segments, none of them empty or dots only: `//` would start another site's URL. */
const OWN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/\\?#\p{C}]+)+$/u;
/** The path of the page that reports a missing merchant. */
const NOWHERE = '/m';

/**
 * Returns the pages of a merchant from its `url`, with or without /menu at its end (specification 2). A `url`
 * that is not a path of this site leads to the page for a missing merchant, never to another site.
 */
export function merchantPaths(url: string): MerchantPaths {
  const base = baseOf(url);
  return { menu: `${base}/menu`, order: `${base}/order`, placeOrder: `${base}/place/order` };
}

/**
 * Returns the page of an order's status, with the kind of its identifier as a query parameter (specification
 * 2).
 */
export function orderStatusPath(url: string, identifier: string, type: OrderIdentifierType): string {
  return `${baseOf(url)}/status/${encodeURIComponent(identifier)}?orderIdentifierType=${type}`;
}

/** Returns the cart page that fills the cart again with the dishes of an order. */
export function reorderPath(url: string, identifier: string, type: OrderIdentifierType): string {
  return `${baseOf(url)}/order?reorder=${encodeURIComponent(identifier)}&orderIdentifierType=${type}`;
}

function baseOf(url: string): string {
  const base = url.replace(/\/+$/, '').replace(/\/menu$/, '');
  return OWN_PATH.test(base) ? base : NOWHERE;
}
