import type { MerchantSummary } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';

type Found = Pick<MerchantSummary, 'url' | 'name' | 'categories' | 'description'>;

/**
 * Returns the path of a merchant's menu from a search. If nothing that its card says contains the text, a dish does:
 * the menu then shows the dishes of that text.
 */
export function menuLink({ url, name, categories, description }: Found, term: string): string {
  const { menu } = merchantPaths(url);
  const isOnCard = [name, description, ...categories].some((words) =>
    words.toLowerCase().includes(term.toLowerCase()),
  );
  return isOnCard ? menu : `${menu}?q=${encodeURIComponent(term)}`;
}
