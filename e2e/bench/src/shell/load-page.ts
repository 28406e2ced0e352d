import autocannon from 'autocannon';
import type { Options, Result } from 'autocannon';
import { figuresOf, processOf } from './process-of';

const CONNECTIONS = 50;

/** The result of a load test. `failures` counts unsuccessful answers, errors and timeouts. */
export type PagePace = {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Mean bytes of an answer, with its headers. */
  readonly bytes: number;
  /** CPU time of the server per request, in µs. Other programs on the machine do not count. */
  readonly cpuMicros: number;
  readonly failures: number;
};

/** Requests one URL over 50 connections, for a number of seconds or of requests, with these headers. */
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
  const server = await processOf(Number(new URL(url).port));
  const before = await figuresOf(server);
  const { requests, latency, throughput, non2xx, errors, timeouts } = await new Promise<Result>(
    (resolve, reject) => {
      autocannon(settings, (error, result) => (error ? reject(error) : resolve(result)));
    },
  );
  const after = await figuresOf(server);
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    bytes: throughput.total / requests.total,
    cpuMicros: ((after.cpuSeconds - before.cpuSeconds) * 1_000_000) / requests.total,
    failures: non2xx + errors + timeouts,
  };
}
