/** A promo query value as a code: by the table of building and area codes, else as given (specification 5). */
export function promoCodeOf(value: string, table: Readonly<Record<string, string>>): string {
  const area = value.toLowerCase();
  return (Object.hasOwn(table, area) ? table[area] : undefined) ?? value;
}
