/** The merchant and the group order that an address is about. */
export type CurrentPlaces = { readonly merchantUrl: string | null; readonly fulfillmentId: string | null };

/** Reads them from a path: `/m/lucknow/menu`, `/order/fulfillments/f1/edit`. */
export function currentPlaces(pathname: string): CurrentPlaces {
  return {
    merchantUrl: /^\/m\/[^/]+(?=\/)/.exec(pathname)?.[0] ?? null,
    fulfillmentId: /^\/order\/fulfillments\/([^/]+)\/edit\/?$/.exec(pathname)?.[1] ?? null,
  };
}
