import type { StoredCartItem } from './stored-cart';

/** Returns whether two lines are the same dish with the same options and note, so that a cart keeps them as one. */
export function isSameForm(one: StoredCartItem, other: StoredCartItem): boolean {
  return formOf(one) === formOf(other);
}

function formOf({ menuItemId, note, perkSelected, options }: StoredCartItem): string {
  const chosen = options.map(
    (option) => `${option.parentOptionId} ${option.choiceId} ${option.id} ${option.incrementCount}`,
  );
  return JSON.stringify([menuItemId, note, perkSelected, chosen.sort()]);
}
