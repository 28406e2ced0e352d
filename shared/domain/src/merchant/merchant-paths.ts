import type { OrderIdentifierType } from '@tiffin/contracts';

export type MerchantPaths = {
  readonly menu: string;
  /** The cart as a page. */
  readonly order: string;
  readonly placeOrder: string;
};

/** The pages of a merchant by its `url`, with or without /menu at its end (specification 2). */
export function merchantPaths(url: string): MerchantPaths {
  const base = withoutMenu(url);
  return { menu: `${base}/menu`, order: `${base}/order`, placeOrder: `${base}/place/order` };
}

/** The page of an order's status, its kind of identifier as a query parameter (specification 2). */
export function orderStatusPath(url: string, identifier: string, type: OrderIdentifierType): string {
  return `${withoutMenu(url)}/status/${encodeURIComponent(identifier)}?orderIdentifierType=${type}`;
}

function withoutMenu(url: string): string {
  return url.replace(/\/+$/, '').replace(/\/menu$/, '');
}
