import type { OrderItem } from '@tiffin/contracts';

/** Returns a line of an order in words: quantity, dish and options. */
export function dishLabel({ quantity, name, itemOptions }: OrderItem): string {
  const options = itemOptions.map((option) =>
    option.incrementCount === 1 ? option.name : `${option.incrementCount} × ${option.name}`,
  );
  return [`${quantity} × ${name}`, ...options].join(', ');
}
