import {
  context,
  defaultTextMapGetter,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { propagator, tracer } from './contexts';

/** Load balancers read it each second, and nobody looks for such a trace. */
const HEALTH = /^\/health(?:\/|$)/;

/**
 * Puts each request of a server into the trace that its caller names, or into a new one, logs its id, and makes a span of it.
 * A span has the route, and never a URL: URLs have secrets.
 */
export function followRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request);
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, inside);
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    reply.log = request.log;
    reply.raw.once('close', () => endSpan(span, reply));
    context.with(inside, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const inside = contexts.get(request);
    if (inside) context.with(inside, done);
    else done();
  });
}

function spanOf({ headers, method, routeOptions: { url } }: FastifyRequest): Span {
  const named = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  const route = url === undefined ? {} : { 'http.route': url };
  const span = tracer.startSpan(
    url === undefined ? method : `${method} ${url}`,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, ...route } },
    HEALTH.test(url ?? '') ? suppressTracing(named) : named,
  );
  return isSpanContextValid(span.spanContext()) ? span : newSpan();
}

/** Begins a trace that nobody records. */
function newSpan(): Span {
  return trace.wrapSpanContext({
    traceId: randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    traceFlags: TraceFlags.NONE,
  });
}

function endSpan(span: Span, { raw, statusCode }: FastifyReply): void {
  // Who closes the connection before the answer got none.
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode);
  if (raw.headersSent && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
