/**
 * What a client needs to know of an answer to live with a newer or a broken service, without a schema library. Texts
 * and flags that are missing are empty and false; an `id`, a number, a whole number (`count`), an amount in micro units or an
 * instant must be there.
 */
export type Shape =
  | 'id'
  | 'text'
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
  | { readonly maybe: Shape }
  | { readonly optional: Shape }
  | OneOfShape
  | EitherShape;

/** Values of an enumeration, and what any other value becomes; null leaves it out of its list. */
type KnownShape = { readonly known: readonly string[]; readonly otherwise: string | null };

/** What the specification gives where nothing is said. */
type DefaultShape = { readonly plain: 'text' | 'count'; readonly otherwise: string | number };

/** Which entity stands there is said by one of its fields; an unknown one leaves its list. */
type OneOfShape = { readonly by: string; readonly cases: Readonly<Record<string, Shape>> };

/** Which answer it is shows by a name that only one of the two has. */
type EitherShape = { readonly has: string; readonly then: Shape; readonly otherwise: Shape };

/** An entity with its fields. */
export const whole = <Parts extends Readonly<Record<string, Shape>>>(
  parts: Parts,
): { readonly parts: Parts } => ({ parts });

/** A list of what has one shape. */
export const list = (shape: Shape): Shape => ({ list: shape });

/** Entities by a name that data chooses. */
export const table = (shape: Shape): Shape => ({ table: shape });

/** Null where it is missing or cannot be read. */
export const maybe = (shape: Shape): Shape => ({ maybe: shape });

/** Left out where it is missing or cannot be read. */
export const optional = (shape: Shape): Shape => ({ optional: shape });

/** A value of an enumeration; any other becomes `otherwise`. */
export const known = (values: readonly string[], otherwise: string): Shape => ({ known: values, otherwise });

/** A value of an enumeration; any other leaves the list in which it or its entity stands. */
export const knownOrLeftOut = (values: readonly string[]): Shape => ({ known: values, otherwise: null });

/** A text or a whole number that has a default. */
export const orElse = (plain: 'text' | 'count', otherwise: string | number): Shape => ({ plain, otherwise });

/** One of several entities, told apart by a field. */
export const oneOf = (by: string, cases: Readonly<Record<string, Shape>>): Shape => ({ by, cases });

/** One of two answers, told apart by a name that only the first has. */
export const either = (has: string, then: Shape, otherwise: Shape): Shape => ({ has, then, otherwise });
