import type { OrderIdentifierType } from '@tiffin/contracts';

export type MerchantPaths = {
  readonly menu: string;
  /** The cart as a page. */
  readonly order: string;
  readonly placeOrder: string;
};

/** Segments of a path, none of them empty or of dots: `//` would begin another site's address. */
const OWN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/\\?#\p{C}]+)+$/u;
/** Leads to the page that says what is not there. */
const NOWHERE = '/m';

/**
 * The pages of a merchant by its `url`, with or without /menu at its end (specification 2). Content may say anything: what
 * is no path of this site leads to no other one.
 */
export function merchantPaths(url: string): MerchantPaths {
  const base = baseOf(url);
  return { menu: `${base}/menu`, order: `${base}/order`, placeOrder: `${base}/place/order` };
}

/** The page of an order's status, its kind of identifier as a query parameter (specification 2). */
export function orderStatusPath(url: string, identifier: string, type: OrderIdentifierType): string {
  return `${baseOf(url)}/status/${encodeURIComponent(identifier)}?orderIdentifierType=${type}`;
}

function baseOf(url: string): string {
  const base = url.replace(/\/+$/, '').replace(/\/menu$/, '');
  return OWN_PATH.test(base) ? base : NOWHERE;
}
