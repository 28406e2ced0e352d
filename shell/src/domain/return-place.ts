import { merchantPaths, parseQueryParameters } from '@tiffin/domain';

/**
 * Returns the place that a list was opened from: the menu or the checkout of a merchant (`from` and `mid`, specification
 * 2). Returns null if the URL does not name both.
 */
export function returnPlace(search: string): string | null {
  const { from, mid } = parseQueryParameters(search);
  if (from === null || mid === null) return null;
  const { menu, placeOrder } = merchantPaths(`/m/${encodeURIComponent(mid)}`);
  return from === 'menu' ? menu : placeOrder;
}
