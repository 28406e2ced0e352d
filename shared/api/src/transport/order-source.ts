import type { OrderSourceName } from '@tiffin/contracts';

/** Who sent the person here; goes out as headers with every call (specification 7). */
export type OrderSource = {
  readonly orderSource: OrderSourceName;
  readonly sourceId?: string;
  readonly subdomain?: string;
  readonly subdomainId?: string;
};

let current: OrderSource | null = null;

/** Remembers the order source for all following calls; null sends none. */
export function setOrderSource(source: OrderSource | null): void {
  current = source;
}

/** The order-source headers of the next call; fields that are not known are left out. */
export function orderSourceHeaders(): Record<string, string> {
  return {
    ...(current ? { 'x-tiffin-order-source': current.orderSource } : {}),
    ...(current?.sourceId ? { 'x-tiffin-order-source-id': current.sourceId } : {}),
    ...(current?.subdomain ? { 'x-tiffin-order-source-subdomain': current.subdomain } : {}),
    ...(current?.subdomainId ? { 'x-tiffin-order-source-subdomain-id': current.subdomainId } : {}),
  };
}
