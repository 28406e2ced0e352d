import type { Call } from '@tiffin/contracts';
import { addressSearch, CALLS, contentManagement, ipLookup } from '@tiffin/contracts/schemas';

const tables: Readonly<Record<string, Call>> = {
  ...CALLS,
  ...contentManagement,
  ...ipLookup,
  ...addressSearch,
};

export type NamedCall = Call & { readonly name: string };

const calls: readonly NamedCall[] = Object.entries(tables).map(([name, call]) => ({ name, ...call }));

/**
 * Returns a call of the contracts by its name (`getCart`) or its line (`GET main /v1/cart/{merchantId}`).
 * Throws if there is none.
 */
export function plannedCall(key: string): NamedCall {
  const call = calls.find((each) => each.name === key || lineOf(each) === key);
  if (!call) throw new Error(`The contracts have no call "${key}".`);
  return call;
}

/** Returns the call of a request, with its path parameters. A path without parameters takes precedence. */
export function matchCall(
  service: string,
  method: string,
  path: string,
): { readonly call: NamedCall; readonly params: Readonly<Record<string, string>> } | null {
  const found = calls
    .filter((call) => call.service === service && call.method === method)
    .map((call) => ({ call, params: paramsOf(call.path, path) }))
    .flatMap(({ call, params }) => (params ? [{ call, params }] : []));
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

function lineOf({ method, service, path }: Call): string {
  return `${method} ${service} ${path}`;
}

function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return params;
}
