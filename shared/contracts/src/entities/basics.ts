import { z } from 'zod';
import { cleanName } from '../clean-name';
import { CURRENCY_CODES } from '../enumerations';
import { readings } from './reading';

/** Micro units: a safe integer and never below zero, 1,000,000 a currency unit (specification 3 and 9). */
export const microSchema = z.int().min(0).register(readings, { kind: 'micro' });
/**
 * A price that somebody sets: at most 10,000 currency units. The fullest group (200 people, 100 lines of 20 pieces)
 * then stays at 4 × 10^15 micro units, and its taxes and tip below the largest safe integer.
 */
export const priceMicroSchema = microSchema.max(10_000_000_000);
/** A tip: 0 to 200 currency units (specification 5). */
export const tipMicroSchema = microSchema.min(0).max(200_000_000);
export const currencyCodeSchema = z.enum(CURRENCY_CODES).default('DOLLAR');
/** An instant as ISO 8601 with an offset, or null where there is none. */
export const instantSchema = z.iso.datetime({ offset: true });
export const latLngSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type LatLng = z.infer<typeof latLngSchema>;

// No database holds a zero byte, and none of the other control characters belongs into what a person types. The
// patterns have no `\p` and no lookaround, so that tools in every language read them in the OpenAPI documents.
const CONTROL = String.raw`\u0000-\u001f\u007f-\u009f`;
const CONTROL_BUT_TAB_AND_LINE_END = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`;
const ONE_LINE = new RegExp(`^[^${CONTROL}]*$`);
const LINES = new RegExp(`^[^${CONTROL_BUT_TAB_AND_LINE_END}]*$`);
const RESERVED = Object.getOwnPropertyNames(Object.prototype);

// Half a surrogate pair is no text: no pattern can say so that every tool reads it.
const isText = (text: string): boolean => !/\p{Cs}/u.test(text);

// These turn the direction of what follows, so that a name could rewrite the sentence in which it stands.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const LINE_END = /[\u2028\u2029]/g;

/**
 * Text of one line, at most `max` characters and free of control characters. Characters that turn the direction of what
 * follows are left out, and other line ends become spaces: people paste them without seeing them.
 */
export const lineSchema = (max: number): z.ZodString =>
  z
    .string()
    .overwrite((text) => text.replace(TURNING, '').replace(LINE_END, ' '))
    .max(max)
    .regex(ONE_LINE)
    .refine(isText);
/** Text that may have several lines, at most `max` characters and free of other control characters. */
export const textSchema = (max: number): z.ZodString =>
  z
    .string()
    .overwrite((text) => text.replace(TURNING, ''))
    .max(max)
    .regex(LINES)
    .refine(isText);
/** A name that other people read: a line without characters that nobody sees. It may be empty. */
export const nameSchema = (max: number): z.ZodString =>
  lineSchema(max).overwrite(cleanName).register(readings, { kind: 'name' });
/**
 * An identifier from a caller. Names of Object.prototype are rejected, because a plain-object map seems to hold them.
 */
export const identifierSchema = lineSchema(200)
  .min(1)
  .refine((name) => !RESERVED.includes(name))
  .meta({ not: { enum: RESERVED } })
  .register(readings, { kind: 'required' });
/** An e-mail address as callers send it. */
export const emailSchema = z
  .email()
  .max(200)
  // RFC 5321, 4.5.3.1.
  .regex(/^[^@]{1,64}@/);

/** A number in a URL query: decimal digits, never an empty string. */
export const queryNumberSchema = (number: z.ZodNumber): z.ZodPreprocess<z.ZodNumber> =>
  z.preprocess((value) => (isDecimal(value) ? Number(value) : value), number);
/** `true` or `false` in a URL query. */
export const queryFlagSchema = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
/** A count in a URL query. */
export const queryCountSchema = (minimum: number, maximum: number): z.ZodPreprocess<z.ZodNumber> =>
  queryNumberSchema(z.number().int().min(minimum).max(maximum));

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d{1,20}(?:\.\d{1,20})?$/.test(value);
}
