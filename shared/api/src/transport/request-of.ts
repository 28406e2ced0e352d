import type { Route } from '@tiffin/contracts';
import type { CallRequest } from './call-request';

/** Parameters of a call by their names: those of its path, those of its query, and `body`. */
export type Params = { readonly body?: unknown; readonly [name: string]: unknown };

/** Returns the request of a call: what its path does not name goes into the query. */
export function requestOf(route: Route, { body, ...params }: Params): Omit<CallRequest, 'answer'> {
  const { path, defaults = {}, bodyFormat } = route;
  const inPath = new Set<string>();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    // Encoded, so that no parameter leaves its segment.
    return encodeURIComponent(String(params[name] ?? ''));
  });
  const query = Object.fromEntries(Object.entries(params).filter(([name]) => !inPath.has(name)));
  for (const [name, value] of Object.entries(defaults)) query[name] ??= value;
  return { ...route, path: filled, query, body: bodyFormat === 'form' ? formOf(body) : body };
}

function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
}
