import type { MenuChoice, MenuOption } from '@tiffin/contracts';

/** Returns an optional group. */
export function choiceOf(id: string, more: Partial<MenuChoice> = {}): MenuChoice {
  return {
    id,
    name: id,
    optionIds: [],
    minSelectable: 0,
    maxSelectable: null,
    minUniqueSelectable: 0,
    ...more,
  };
}

/** Returns an available option for 1.00 that can be chosen once. */
export function optionOf(id: string, more: Partial<MenuOption> = {}): MenuOption {
  return {
    id,
    name: id,
    priceMicro: 1_000_000,
    subchoiceIds: [],
    isDefault: false,
    defaultIncrementCount: 0,
    maxIncrementCount: 1,
    availability: { isAvailable: true },
    selected: false,
    incrementCount: 0,
    incrementNumerator: 1,
    incrementDenominator: 1,
    ...more,
  };
}

/** Returns parts keyed by their ids. */
export function byId<Part extends { readonly id: string }>(...parts: readonly Part[]): Record<string, Part> {
  return Object.fromEntries(parts.map((part) => [part.id, part]));
}

export const soldOut = { availability: { isAvailable: false } };
