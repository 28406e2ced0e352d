/** Returns the path of a group order's page (specification 2). */
export function groupPath(fulfillmentId: string): string {
  return `/order/fulfillments/${encodeURIComponent(fulfillmentId)}/edit`;
}
