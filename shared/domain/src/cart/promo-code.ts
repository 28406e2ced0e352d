import { ownEntry } from '../own-entry';

/**
 * Returns a promo query value as a code: mapped by the table of building and area codes, else unchanged
 * (specification 5).
 */
export function promoCodeOf(value: string, table: Readonly<Record<string, string>>): string {
  return ownEntry(table, value.toLowerCase()) ?? value;
}
