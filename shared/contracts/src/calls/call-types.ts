import type { z } from 'zod';
import type { CALLS } from './calls';

type Calls = typeof CALLS;

/** The name of a call of a service of ours. */
export type CallName = keyof Calls;

/** The input of a call: path and query parameters by name, and the body. */
export type CallParams<Name extends CallName> = PathParams<Calls[Name]['path']> &
  QueryParams<Calls[Name]> &
  BodyParams<Calls[Name]>;

/**
 * The result of a call. A response with a single field is unwrapped; an empty response is void; events come as a stream
 * of text.
 */
export type CallAnswer<Name extends CallName> = Calls[Name] extends { readonly isStream: true }
  ? ReadableStream<Uint8Array>
  : Calls[Name] extends { readonly isAnsweredWhole: true }
    ? z.infer<Calls[Name]['response']>
    : FieldOf<Calls[Name]['response']>;

type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Query parameters: names and optionality as sent, types as the service parses them, because a query carries text. */
type QueryParams<Row> = Row extends { readonly query: infer Query extends z.ZodObject }
  ? {
      readonly [Name in keyof z.input<Query>]: Name extends keyof z.output<Query>
        ? z.output<Query>[Name]
        : never;
    }
  : unknown;

type BodyParams<Row> = Row extends { readonly body: infer Body extends z.ZodType }
  ? { readonly body: z.input<Body> }
  : unknown;

type FieldOf<Response extends z.ZodType> =
  Response extends z.ZodObject<infer Fields>
    ? [keyof Fields] extends [never]
      ? undefined
      : IsUnion<keyof Fields> extends true
        ? z.infer<Response>
        : z.infer<Response>[keyof z.infer<Response>]
    : z.infer<Response>;

type IsUnion<Names, Each = Names> = Names extends unknown ? ([Each] extends [Names] ? false : true) : never;
