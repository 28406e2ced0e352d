/**
 * What a client needs to know of an answer to live with a newer or a broken service, without a schema library. Texts
 * and flags that are missing are empty and false, and a `name` loses what `cleanName` takes out; an `id`, a number, a whole number (`count`), an amount in micro units or an
 * instant must be there.
 */
export type Shape =
  | 'id'
  | 'text'
  | 'name'
  | 'flag'
  | 'number'
  | 'count'
  | 'micro'
  | 'instant'
  | KnownShape
  | DefaultShape
  | { readonly parts: Readonly<Record<string, Shape>> }
  | { readonly list: Shape }
  | { readonly table: Shape }
  /** Null where it is missing or cannot be read. */
  | { readonly maybe: Shape }
  /** Left out where it is missing or cannot be read. */
  | { readonly optional: Shape }
  | OneOfShape
  | EitherShape;

/** Values of an enumeration, and what any other value becomes; null leaves it out of the nearest list. */
type KnownShape = { readonly known: readonly string[]; readonly otherwise: string | null };

/** What the specification gives where nothing is said. */
type DefaultShape = { readonly plain: 'text' | 'count'; readonly otherwise: string | number };

/** Which entity stands there is said by one of its fields; an unknown one leaves the nearest list. */
type OneOfShape = { readonly by: string; readonly cases: Readonly<Record<string, Shape>> };

/** Which answer it is shows by a name that only one of the two has. */
type EitherShape = { readonly has: string; readonly then: Shape; readonly otherwise: Shape };
