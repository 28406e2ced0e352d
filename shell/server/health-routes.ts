import type { FastifyInstance } from 'fastify';

/** Adds the health routes. Liveness: the process responds. Readiness: everything that a page needs can be read. */
export async function healthRoutes(
  app: FastifyInstance,
  checks: readonly (() => Promise<unknown>)[],
): Promise<void> {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const faults = (await Promise.allSettled(checks.map((check) => check()))).flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    return reply
      .code(faults.length === 0 ? 200 : 503)
      .send({ status: faults.length === 0 ? 'ready' : 'not ready', faults });
  });
}
