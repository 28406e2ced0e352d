/** Returns a card's brand as people write it: `visa` is Visa. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
