/** One row of a sum: a fixed kind, or a part with its own name (a discount, a tax, a charge). */
export type SumRow<Kind extends string> = {
  readonly key: string;
  readonly kind: Kind;
  readonly name?: string;
  readonly amountMicro: number;
};

type Part = { readonly name: string; readonly amountMicro: number };

/** Returns a row in micro units. `index` distinguishes rows of one kind. */
export function sumRow<Kind extends string>(
  kind: Kind,
  amountMicro: number,
  name?: string,
  index = 0,
): SumRow<Kind> {
  return { key: `${kind}-${index}`, kind, name, amountMicro };
}

/** Returns a charge as its named parts if they add up to it, else as one row. */
export function rowsOfCharge<Kind extends string>(
  kind: Kind,
  parts: readonly Part[],
  sumMicro: number,
): readonly SumRow<Kind>[] {
  const explained = parts.reduce((sum, part) => sum + part.amountMicro, 0);
  if (parts.length === 0 || explained !== sumMicro) return [sumRow(kind, sumMicro)];
  return parts.map(({ name, amountMicro }, index) => sumRow(kind, amountMicro, name, index));
}

/** Appends the total to rows. A difference that they do not explain gets a row of its own. */
export function withTotal<Kind extends string>(
  rows: readonly SumRow<Kind>[],
  totalMicro: number,
): readonly SumRow<Kind | 'adjustment' | 'total'>[] {
  const rest = totalMicro - rows.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  return [...rows, ...(rest === 0 ? [] : [sumRow('adjustment', rest)]), sumRow('total', totalMicro)];
}
