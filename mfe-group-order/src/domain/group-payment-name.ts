/** Names the payment of a group, for every window of the host. */
export function groupPaymentName(fulfillmentId: string): string {
  return `group:${fulfillmentId}`;
}
