import { z } from 'zod';
import type { Call, OurServiceName } from '../calls/call';
import type { Route } from './route';

type OurCall = Call & { readonly service: OurServiceName };

/** Returns what a client needs to make each call of a table. */
export function routesOf<Name extends string>(
  calls: Readonly<Record<Name, OurCall>>,
): Readonly<Record<Name, Route>>;
export function routesOf(calls: Readonly<Record<string, OurCall>>): Readonly<Record<string, Route>> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, routeOf(call)]));
}

function routeOf(call: OurCall): Route {
  const { service, method, path, bodyFormat, isPublic, isByLink, isPayment, isStream } = call;
  const fields = call.response instanceof z.ZodObject ? Object.keys(call.response.shape) : undefined;
  const [field] = fields?.length === 1 && !call.isAnsweredWhole ? fields : [];
  const defaults = defaultsOf(call.query);
  return {
    service,
    method,
    path,
    ...(bodyFormat && { bodyFormat }),
    ...(isPublic && { isPublic }),
    ...(isByLink && { isByLink }),
    ...(isPayment && { isPayment }),
    ...(isStream && { isStream }),
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(field !== undefined && { field }),
    ...(fields?.length === 0 && { isEmpty: true }),
  };
}

function defaultsOf(query: z.ZodType | undefined): NonNullable<Route['defaults']> {
  if (!(query instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(query.shape).flatMap(([name, part]) => {
      const value: unknown = part instanceof z.ZodDefault ? part.def.defaultValue : undefined;
      return isPlain(value) ? [[name, value]] : [];
    }),
  );
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
