import type { CartItem, Menu } from '@tiffin/contracts';
import type { StoredCartItem } from '../services/carts/stored-cart';

/**
 * A line with its prices. `baseMicro` is the price without options, `originalMicro` the price without the
 * perk.
 */
export type PricedLine = {
  readonly item: CartItem;
  readonly baseMicro: number;
  readonly originalMicro: number;
};

/**
 * Prices the lines of a cart by the menu, in micro units. A perk applies to one dish per order: one piece of
 * the first line that has it. If `isTaken`, another person of the group has the order's perk, and no line
 * gets it.
 */
export function priceCartItems(menu: Menu, lines: readonly StoredCartItem[], isTaken = false): PricedLine[] {
  const first = isTaken ? undefined : lines.find((line) => hasPerk(menu, line));
  return lines.map((line) => priceCartItem(menu, line, line === first));
}

/** Returns whether a line asks for the perk of its dish. */
export function hasPerk(menu: Pick<Menu, 'items'>, line: StoredCartItem): boolean {
  return line.perkSelected && (menu.items[line.menuItemId]?.perk ?? null) !== null;
}

/** Prices one line: quantity times (item and options), with the perk's price for one piece. */
function priceCartItem(menu: Menu, line: StoredCartItem, takesPerk: boolean): PricedLine {
  const menuItem = menu.items[line.menuItemId];
  const options = line.options.map((chosen) => {
    const option = menu.options[chosen.id];
    return {
      ...chosen,
      name: option?.name ?? '',
      priceMicro: chosen.incrementCount * (option?.priceMicro ?? 0),
      isAvailable: option?.availability.isAvailable ?? false,
    };
  });
  const extrasMicro = options.reduce((sum, option) => sum + option.priceMicro, 0);
  const perk = takesPerk ? (menuItem?.perk ?? null) : null;
  const fullMicro = menuItem?.displayPriceMicro ?? 0;
  const baseMicro = (line.quantity - 1) * fullMicro + (perk?.discountedPriceMicro ?? fullMicro);
  const isAvailable =
    menuItem?.availability.isAvailable === true && options.every((option) => option.isAvailable);
  return {
    baseMicro,
    originalMicro: line.quantity * (fullMicro + extrasMicro),
    item: {
      cartItemId: line.cartItemId,
      menuItemId: line.menuItemId,
      name: menuItem?.name ?? line.name,
      imageUrl: menuItem?.images[0]?.key ?? line.imageUrl,
      quantity: line.quantity,
      priceMicro: baseMicro + line.quantity * extrasMicro,
      cartItemOptions: options.map(({ isAvailable: _, ...option }) => option),
      perk: perk && { ...perk, isSelected: true },
      note: line.note,
      isAvailable,
    },
  };
}
