/** Key of a cart's changes; those of its lines are a part of them. */
export function cartMutationKey(merchantId: string, isItem = false): readonly string[] {
  return ['cart', merchantId, ...(isItem ? ['item'] : [])];
}
