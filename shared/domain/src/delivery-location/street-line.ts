/** Countries that write the number before the street; everywhere else it follows. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'HK', 'IE', 'IN', 'LU', 'NZ', 'SG', 'TH', 'US', 'ZA']);

/** Returns street and number as people of the country write them: "12 Mercer Street", "Oranienstraße 42". */
export function streetLine(street: string, houseNumber: string, country: string): string {
  return (NUMBER_FIRST.has(country) ? [houseNumber, street] : [street, houseNumber])
    .filter((part) => part !== '')
    .join(' ');
}
