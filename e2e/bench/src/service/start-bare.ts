import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-server';
import type { Sent } from './load';

type Bare = { readonly url: string; readonly stop: () => void };

/**
 * Starts a plain Fastify server, in a process of its own, that repeats a service's answers to some requests.
 */
export async function startBare(serviceUrl: string, samples: readonly Sent[]): Promise<Bare> {
  const answers = await Promise.all(samples.map((sample) => answerOf(serviceUrl, sample)));
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send(answers);
  const [url] = await once(child, 'message');
  return { url: String(url), stop: () => child.kill() };
}

async function answerOf(url: string, { method, path, headers, body }: Sent): Promise<BareAnswer> {
  const response = await fetch(url + path, { method, headers: { ...headers }, ...(body && { body }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return {
    method,
    path: path.split('?')[0] ?? path,
    type: response.headers.get('content-type') ?? 'application/json',
    text: await response.text(),
  };
}
