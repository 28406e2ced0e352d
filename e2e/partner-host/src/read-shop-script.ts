/** The script of the elements that the shop has live, with its hash. */
export type ShopScript = { readonly url: string; readonly integrity: string };

/** Asks the shop which script a page includes now. A real partner copies both once. */
export async function readShopScript(shellUrl: string): Promise<ShopScript> {
  const answer = await fetch(`${shellUrl}/embed/mfe-order-status.json`);
  const { script }: { readonly script: ShopScript } = await answer.json();
  return script;
}
