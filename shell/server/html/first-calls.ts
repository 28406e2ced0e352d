import type { AppConfig } from '@tiffin/config';
import { readUrl } from '@tiffin/contracts';
import type { Call, RemoteRoute } from '@tiffin/contracts';
import { contentGateway, inviteService, mainApi } from '@tiffin/contracts/schemas';
import { ownEntry } from '@tiffin/domain';
import type { FirstAnswers } from './first-answers';

const CALLS: Readonly<Record<string, Call>> = { ...mainApi, ...contentGateway, ...inviteService };

type Page = {
  /** Parameters of the path; undefined if one cannot be decoded. */
  readonly params: Readonly<Record<string, string>> | undefined;
  readonly query: URLSearchParams;
  readonly config: AppConfig;
};

/** A call that a first screen makes: its name, and the URL of its request. */
export type FirstCall = {
  readonly call: string;
  readonly url: string;
  /** The page's head shows it, and its first screen does not. */
  readonly isForHeadOnly?: true;
};

/**
 * Returns the calls that the first screen of a route makes, with their URLs exactly as the page's client builds them.
 * Includes only reads whose response is the same for everybody. Returns none if the page's query asks for something
 * else.
 */
export function firstCallsOf(
  { firstCalls = [], firstCallsUnless = [] }: Pick<RemoteRoute, 'firstCalls' | 'firstCallsUnless'>,
  { params, query, config }: Page,
): readonly FirstCall[] {
  if (!params || firstCallsUnless.some((name) => query.has(name))) return [];
  const services: Readonly<Record<string, string>> = config.services;
  return firstCalls.flatMap(({ call, query: stated, isForHeadOnly }) => {
    const row = CALLS[call];
    const serviceUrl = row && services[row.service];
    if (!serviceUrl || row.method !== 'GET' || !row.isPublic) return [];
    const values = Object.entries(stated).map(
      ([name, value]) => [name, filled(value, params, query)] as const,
    );
    const url = urlOf(serviceUrl, row.path, new Map(values));
    return url === undefined ? [] : [{ call, url, ...(isForHeadOnly && { isForHeadOnly }) }];
  });
}

/** Returns the answers by the names of their calls, without the calls that have none. */
export function answersByCall(
  calls: readonly FirstCall[],
  answers: FirstAnswers = {},
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    calls.flatMap(({ call, url }) => (Object.hasOwn(answers, url) ? [[call, answers[url]]] : [])),
  );
}

/** Returns the answers that the page shows first, without those that only its head shows. */
export function answersForPage(
  calls: readonly FirstCall[],
  answers: FirstAnswers | undefined,
): FirstAnswers | undefined {
  const left = new Set(calls.flatMap(({ url, isForHeadOnly }) => (isForHeadOnly ? [url] : [])));
  return answers && Object.fromEntries(Object.entries(answers).filter(([url]) => !left.has(url)));
}

function filled(
  value: string | boolean,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): string {
  const text = String(value);
  if (text.startsWith('?')) return query.get(text.slice(1)) ?? '';
  return (text.startsWith(':') ? ownEntry(params, text.slice(1)) : undefined) ?? text;
}

/** Returns the URL of a call. What its path does not name goes into the query. */
function urlOf(serviceUrl: string, path: string, values: ReadonlyMap<string, string>): string | undefined {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (!inPath.every((name) => values.get(name))) return undefined;
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = [...values].filter(([name]) => !inPath.includes(name));
  return readUrl(serviceUrl, filledPath, Object.fromEntries(query));
}
