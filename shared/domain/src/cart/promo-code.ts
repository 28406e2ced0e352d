import { ownEntry } from '../own-entry';

/** A promo query value as a code: by the table of building and area codes, else as given (specification 5). */
export function promoCodeOf(value: string, table: Readonly<Record<string, string>>): string {
  return ownEntry(table, value.toLowerCase()) ?? value;
}
