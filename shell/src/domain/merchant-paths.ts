/** The three addresses of ordering at one merchant (specification 2). */
export type MerchantPaths = { readonly menu: string; readonly order: string; readonly placeOrder: string };

/** From any of the three, or the merchant's own address: `/m/x/menu` maps to `/m/x/order` and `/m/x/place/order`. */
export function merchantPaths(path: string): MerchantPaths {
  const merchantUrl = path.replace(/\/+$/, '').replace(/\/(?:menu|place\/order|order)$/, '');
  return {
    menu: `${merchantUrl}/menu`,
    order: `${merchantUrl}/order`,
    placeOrder: `${merchantUrl}/place/order`,
  };
}
