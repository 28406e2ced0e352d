/** Returns the name of a cart's payment, the same in every window: a person has one cart per merchant. */
export function paymentName(merchantId: string): string {
  return `cart:${merchantId}`;
}
