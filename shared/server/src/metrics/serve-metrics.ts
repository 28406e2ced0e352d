import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Metrics } from './create-metrics';
import type { MetricsSettings } from './metrics-settings';

type Options = NonNullable<MetricsSettings> & {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Whether the process may get requests. */
  readonly isReady: () => boolean | Promise<boolean>;
};

/**
 * Serves the metrics and the health of this process on a port of its own, until the process ends. Returns the port.
 * Rejects if another program has it.
 */
export async function serveMetrics({ port, host, metrics, isReady }: Options): Promise<number> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    switch (path) {
      case '/metrics':
        response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
        return;
      case '/health/live':
        response.writeHead(200).end('live');
        return;
      case '/health/ready': {
        const ready = await isReady();
        response.writeHead(ready ? 200 : 503).end(ready ? 'ready' : 'not ready');
        return;
      }
      default:
        response.writeHead(404).end('There is /metrics, /health/live and /health/ready.');
    }
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  // The metrics of a process that has ended help nobody.
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
