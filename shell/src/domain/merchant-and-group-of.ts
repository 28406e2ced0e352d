/** The merchant and the group order that a URL names. */
export type MerchantAndGroup = { readonly merchantUrl: string | null; readonly fulfillmentId: string | null };

/**
 * Returns the merchant and the group order of a path, such as `/m/lucknow/menu` or `/order/fulfillments/f1/edit`.
 */
export function merchantAndGroupOf(pathname: string): MerchantAndGroup {
  return {
    merchantUrl: /^\/m\/[^/]+(?=\/)/.exec(pathname)?.[0] ?? null,
    fulfillmentId: /^\/order\/fulfillments\/([^/]+)\/edit\/?$/.exec(pathname)?.[1] ?? null,
  };
}
