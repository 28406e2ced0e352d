import autocannon from 'autocannon';
import type { Request, Result } from 'autocannon';

export type Sent = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Throughput and slowest hundredth of a service's answers. */
export type Pace = { readonly perSecond: number; readonly p99Ms: number };

const CONNECTIONS = 8;

/** Sends each request once over a few connections. Throws if an answer is not successful. */
export async function load(url: string, requests: readonly Sent[]): Promise<Pace> {
  let next = 0;
  let beganAt = 0;
  let endedAt = 0;
  const setupRequest = (request: Request): Request => {
    if (next === 0) beganAt = performance.now();
    const wanted = requests[next % requests.length];
    next += 1;
    return { ...request, ...wanted, headers: { ...request.headers, ...wanted?.headers } };
  };
  const { latency, non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const settings = { url, connections: CONNECTIONS, amount: requests.length, requests: [{ setupRequest }] };
    const running = autocannon(settings, (error, result) => (error ? reject(error) : resolve(result)));
    // The library reports its own duration only in whole seconds.
    running.on('response', () => (endedAt = performance.now()));
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors.`);
  return { perSecond: (1000 * requests.length) / (endedAt - beganAt), p99Ms: latency.p99 };
}
