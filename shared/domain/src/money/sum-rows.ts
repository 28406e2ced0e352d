/** One row of a sum that people read: a fixed kind, or a part with a name of its own (a discount, a tax, a charge). */
export type SumRow<Kind extends string> = {
  readonly key: string;
  readonly kind: Kind;
  readonly name?: string;
  readonly amountMicro: number;
};

type Part = { readonly name: string; readonly amountMicro: number };

/** A row in micro units; `index` tells rows of one kind apart. */
export function sumRow<Kind extends string>(
  kind: Kind,
  amountMicro: number,
  name?: string,
  index = 0,
): SumRow<Kind> {
  return { key: `${kind}-${index}`, kind, name, amountMicro };
}

/** A charge as the parts that make it up, each by its name; as one row where they do not. */
export function rowsOfCharge<Kind extends string>(
  kind: Kind,
  parts: readonly Part[],
  sumMicro: number,
): readonly SumRow<Kind>[] {
  const explained = parts.reduce((sum, part) => sum + part.amountMicro, 0);
  if (parts.length === 0 || explained !== sumMicro) return [sumRow(kind, sumMicro)];
  return parts.map(({ name, amountMicro }, index) => sumRow(kind, amountMicro, name, index));
}

/** Rows and their total at the end; what they do not explain of it is a row of its own instead of a silent difference. */
export function withTotal<Kind extends string>(
  rows: readonly SumRow<Kind>[],
  totalMicro: number,
): readonly SumRow<Kind | 'adjustment' | 'total'>[] {
  const rest = totalMicro - rows.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  return [...rows, ...(rest === 0 ? [] : [sumRow('adjustment', rest)]), sumRow('total', totalMicro)];
}
