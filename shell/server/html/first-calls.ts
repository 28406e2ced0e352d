import type { AppConfig } from '@tiffin/config';
import { readUrl } from '@tiffin/contracts';
import type { Call, RemoteRoute } from '@tiffin/contracts';
import { contentGateway, mainApi } from '@tiffin/contracts/schemas';

const CALLS: Readonly<Record<string, Call>> = { ...mainApi, ...contentGateway };

type Page = { readonly path: string; readonly query: URLSearchParams; readonly config: AppConfig };

/**
 * Returns the URLs that the first screen of a route reads, exactly as the page's client builds them. Includes only
 * reads whose response is the same for everybody. Returns none if the page's query asks for something else.
 */
export function firstCallUrls(
  { path: pattern, firstCalls = [], firstCallsUnless = [] }: RemoteRoute,
  { path, query, config }: Page,
): readonly string[] {
  const parameters = parametersOf(pattern, path);
  if (!parameters || firstCallsUnless.some((name) => query.has(name))) return [];
  const services: Readonly<Record<string, string>> = config.services;
  return firstCalls.flatMap(({ call, query: stated }) => {
    const row = CALLS[call];
    const serviceUrl = row && services[row.service];
    if (!serviceUrl || row.method !== 'GET' || !row.isPublic || row.path.includes('{')) return [];
    const filled = Object.entries(stated).map(([name, value]) => [name, parameters.get(value) ?? value]);
    return [readUrl(serviceUrl, row.path, Object.fromEntries(filled))];
  });
}

/**
 * Returns the parameters of a path by their names in the pattern (`:name`), or undefined if one cannot be decoded.
 */
function parametersOf(pattern: string, path: string): ReadonlyMap<unknown, string> | undefined {
  const parts = path.split('/');
  const named = pattern.split('/').map((name, index) => [name, parts[index] ?? ''] as const);
  try {
    return new Map(
      named.flatMap(([name, part]) => (name.startsWith(':') ? [[name, decodeURIComponent(part)]] : [])),
    );
  } catch {
    return undefined;
  }
}
