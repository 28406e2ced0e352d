/** Returns the query that opens an item's detail, or that edits a line of the cart. Keeps the rest. */
export function withItem(query: URLSearchParams, itemId: string, lineId?: string): URLSearchParams {
  const next = withoutItem(query);
  next.delete('cart');
  next.set('item', itemId);
  if (lineId !== undefined) next.set('line', lineId);
  return next;
}

/** Returns the query without an open item. */
export function withoutItem(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('item');
  next.delete('line');
  return next;
}
