/** Returns the name of a group's payment, the same in every window of the host. */
export function groupPaymentName(fulfillmentId: string): string {
  return `group:${fulfillmentId}`;
}
