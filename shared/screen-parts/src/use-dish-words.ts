import type { OrderSummary } from '@tiffin/contracts';
import { addMessages, useFormat, useMessages } from '@tiffin/i18n';
import type { MessageKey } from '@tiffin/i18n';
import en from './locales/dishes.en.json';
import zh from './locales/dishes.zh.json';

addMessages('dishes', 'en', en);
addMessages('dishes', 'zh', zh);

/** Dishes that are named. The rest is counted, so that a group's order stays short. */
const NAMED = 4;

/** Returns a function that lists the dishes of an order: "2 × Dal makhani, Lassi and 3 more". */
export function useDishWords(): (items: OrderSummary['items']) => string {
  const t = useMessages<MessageKey<typeof en>>('dishes');
  const format = useFormat();
  return (items) => {
    const named = items.slice(0, items.length > NAMED ? NAMED - 1 : NAMED);
    const words = named.map(({ name, quantity }) =>
      quantity === 1 ? name : t('quantity', { quantity, name }),
    );
    const rest = items.length - named.length;
    return format.list(rest > 0 ? [...words, t('more', { count: rest })] : words);
  };
}
