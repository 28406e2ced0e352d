import type { z } from 'zod';
import type { CALLS } from './calls';

type Calls = typeof CALLS;

/** The name of a call of a service of ours. */
export type CallName = keyof Calls;

/** What a caller gives: parameters of path and query by their names, and the body. */
export type CallParams<Name extends CallName> = PathParams<Calls[Name]['path']> &
  QueryParams<Calls[Name]> &
  BodyParams<Calls[Name]>;

/** What a caller gets: the only field of an answer in its place, nothing where the answer carries nothing. */
export type CallAnswer<Name extends CallName> = Calls[Name] extends { readonly isAnsweredWhole: true }
  ? z.infer<Calls[Name]['response']>
  : FieldOf<Calls[Name]['response']>;

type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Named and optional as they are sent, typed as the service reads them: the query carries texts. */
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
