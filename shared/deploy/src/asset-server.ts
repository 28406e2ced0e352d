import { createDraining } from '@tiffin/server/draining';
import type { Closable, Draining } from '@tiffin/server/draining';
import { timeLimits } from '@tiffin/server/limits';
import type { Metrics } from '@tiffin/server/metrics';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AssetSettings } from './asset-settings';
import { contentType } from './target/content-type';
import type { DeployTarget } from './target/deploy-target';
import { ENCODINGS, isPublicFile, LASTING } from './target/public-file';

type Options = Pick<AssetSettings, 'port' | 'host' | 'times' | 'drainMs'> & {
  readonly target: DeployTarget;
  /** Hears of every answer, for metrics. */
  readonly onAnswered?: Metrics['answered'];
};
export type AssetServer = Closable & { readonly url: string; readonly draining: Draining };

/**
 * Serves deployed builds to every page, as immutable, precompressed files. They are public and the same for everybody, so any
 * origin may read them.
 */
export async function startAssetServer(options: Options): Promise<AssetServer> {
  const { port, host, times, drainMs, onAnswered } = options;
  const draining = createDraining(drainMs);
  const { http, requestTimeout, keepAliveTimeout } = timeLimits(times);
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, (request, response) => {
    draining.follow(response);
    if (onAnswered) measure(request, response, onAnswered);
    answer(request, response, { ...options, draining }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${portOf(server)}`,
    draining,
    close: () => stop(server),
    cut: () => server.closeAllConnections(),
  };
}

function measure(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  onAnswered: Metrics['answered'],
): void {
  const beganAt = performance.now();
  const route = url.startsWith('/health') ? '/health' : 'file';
  response.once('finish', () => {
    onAnswered({ method, route, status: response.statusCode, seconds: (performance.now() - beganAt) / 1000 });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options & { readonly draining: Draining },
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  response.setHeader('vary', 'Accept-Encoding');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  if (pathname === '/health/live') return void response.writeHead(200).end('live');
  if (pathname === '/health' || pathname === '/health/ready') return sayReady(response, options.draining);
  if (!isPublicFile(pathname.slice(1))) return refuse(response, 404);
  const found = await choose(options.target, pathname.slice(1), request.headers['accept-encoding'] ?? '');
  if (!found) return refuse(response, 404);
  response.writeHead(200, {
    'content-type': contentType(pathname),
    'content-length': found.content.length,
    'cache-control': LASTING,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(found.encoding === undefined ? {} : { 'content-encoding': found.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : found.content);
}

function sayReady(response: ServerResponse, { isDraining }: Draining): void {
  response.writeHead(isDraining() ? 503 : 200, { 'cache-control': 'no-store' });
  response.end(isDraining() ? 'draining' : 'ready');
}

type Found = { readonly content: Buffer; readonly encoding?: string };

async function choose(target: DeployTarget, path: string, accepted: string): Promise<Found | undefined> {
  for (const [encoding, ending] of ENCODINGS) {
    if (!accepted.includes(encoding)) continue;
    const content = await target.read(path + ending);
    if (content) return { content, encoding };
  }
  const content = await target.read(path);
  return content && { content };
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'text/plain',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(status === 404 ? 'There is no such file.' : 'Only GET and HEAD.');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
