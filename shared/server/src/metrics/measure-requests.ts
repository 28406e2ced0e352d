import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics';

/** Measures every request of a Fastify server. Requests without a route of their own count as `other`. */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'other',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
