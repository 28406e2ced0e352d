import type { Draining } from '@tiffin/server/draining';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the health routes. Liveness: the process responds. Readiness: everything that a page needs can be read, and the
 * process is not about to end.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { isDraining }: Pick<Draining, 'isDraining'>,
  checks: readonly (() => Promise<unknown>)[],
): Promise<void> {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining', faults: [] });
    const faults = (await Promise.allSettled(checks.map((check) => check()))).flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    return reply
      .code(faults.length === 0 ? 200 : 503)
      .send({ status: faults.length === 0 ? 'ready' : 'not ready', faults });
  });
}
