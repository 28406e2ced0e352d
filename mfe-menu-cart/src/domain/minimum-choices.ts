/** Highest minimum orders to choose from, in whole units: what a lunch costs differs by currency. */
export function minimumChoices(currencyCode: string): readonly number[] {
  return currencyCode === 'HKD' ? [60, 80, 100] : [10, 15, 20];
}
