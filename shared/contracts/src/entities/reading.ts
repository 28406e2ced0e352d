import { z } from 'zod';

/**
 * What a client makes of a field that a newer or a broken service answers, where its type alone does not say. A text or a
 * flag that is missing is read as empty or false; a value of an enumeration that is not known leaves the list around it.
 */
type Reading = {
  /** The field must be there: `required` for a text, `micro` for an amount. A `name` is cleaned (`cleanName`). */
  readonly kind?: 'required' | 'micro' | 'name';
  /** What any value of the enumeration becomes that the client does not know. */
  readonly unknownAs?: string;
};

/** The readings of the schemas, beside them: the OpenAPI documents do not show them. */
export const readings = z.registry<Reading>();

/** A text that no screen can do without, such as an id or a checksum. */
export const requiredTextSchema = z.string().register(readings, { kind: 'required' });

/** A name of a person, merchant or team that other people gave it. Services may answer with any characters. */
export const answeredNameSchema = z.string().register(readings, { kind: 'name' });

/** An enumeration; a client reads every value that it does not know as `unknownAs`. */
export function enumerationSchema<const Values extends readonly [string, ...string[]]>(
  values: Values,
  unknownAs: Values[number],
): z.ZodEnum<{ [Value in Values[number]]: Value }> {
  return z.enum(values).register(readings, { unknownAs });
}
