import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { traceOf } from './trace-context';
import type { Trace } from './trace-context';

export const TRACE_HEADER = 'traceparent';

const current = new AsyncLocalStorage<Trace>();

/** Returns the trace of the request that runs now, if one does. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Puts each request of a server into the trace that its caller names, or into a new one, and logs its id. */
export function followTraces(app: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, Trace>();
  app.addHook('onRequest', (request, reply, done) => {
    const trace = traceOf(request.headers[TRACE_HEADER]);
    traces.set(request, trace);
    request.log = request.log.child({ traceId: trace.traceId });
    reply.log = request.log;
    current.run(trace, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) current.run(trace, done);
    else done();
  });
}
