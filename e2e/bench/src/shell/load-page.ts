import autocannon from 'autocannon';
import type { Options, Result } from 'autocannon';

const CONNECTIONS = 50;

/** What a server did under load. `failures`: answers that are no success, errors and time-outs. */
export type PagePace = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly megabytesPerSecond: number;
  readonly failures: number;
};

/** Asks for one URL over 50 connections, for so many seconds or so many requests, with these headers. */
export async function loadPage(
  url: string,
  limit: { readonly seconds: number } | { readonly requests: number },
  headers: Readonly<Record<string, string>>,
): Promise<PagePace> {
  const settings: Options = {
    url,
    connections: CONNECTIONS,
    headers,
    ...('seconds' in limit ? { duration: limit.seconds } : { amount: limit.requests }),
  };
  const { requests, latency, throughput, non2xx, errors, timeouts } = await new Promise<Result>(
    (resolve, reject) => {
      autocannon(settings, (error, result) => (error ? reject(error) : resolve(result)));
    },
  );
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    megabytesPerSecond: throughput.average / 1_000_000,
    failures: non2xx + errors + timeouts,
  };
}
