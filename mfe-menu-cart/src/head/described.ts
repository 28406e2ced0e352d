import type { PageHead } from '@tiffin/contracts';

/** A description in the vocabulary of schema.org. */
export type Described = NonNullable<PageHead['structuredData']>[number];

/** Returns a description without the fields whose value is unknown. */
export function described(
  type: string,
  fields: Readonly<Record<string, Described[string] | undefined>>,
): Described {
  const known: Described = { '@type': type };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) known[name] = value;
  return known;
}
