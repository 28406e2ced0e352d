/** Names the payment of a cart, for every window: a person has one cart a merchant. */
export function paymentName(merchantId: string): string {
  return `cart:${merchantId}`;
}
