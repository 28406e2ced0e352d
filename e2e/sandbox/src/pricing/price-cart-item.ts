import type { CartItem, Menu } from '@tiffin/contracts';
import type { StoredCartItem } from '../services/carts/stored-cart';

/** A line with its prices: `baseMicro` is the part without options, `originalMicro` what it costs without its perk. */
export type PricedLine = {
  readonly item: CartItem;
  readonly baseMicro: number;
  readonly originalMicro: number;
};

/** Prices one line by the menu: quantity times (item or perk price, plus options), in micro units. */
export function priceCartItem(menu: Menu, line: StoredCartItem): PricedLine {
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
  const perk = line.perkSelected ? (menuItem?.perk ?? null) : null;
  const fullMicro = menuItem?.displayPriceMicro ?? 0;
  const baseMicro = line.quantity * (perk?.discountedPriceMicro ?? fullMicro);
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
