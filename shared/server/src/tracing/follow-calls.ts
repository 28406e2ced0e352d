import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import { subscribe } from 'node:diagnostics_channel';
import { propagator, tracer } from './contexts';

let isFollowing = false;

/**
 * Makes a span of every `fetch` that a request causes, and sends its ids on. Node tells of each on channels. A span has the
 * host, and never a URL.
 */
export function followCalls(): void {
  if (isFollowing) return;
  isFollowing = true;
  const spans = new WeakMap<object, Span>();
  subscribe('undici:request:create', (message) => {
    const { request } = objectOf(message);
    if (!isCall(request) || !trace.getActiveSpan()) return;
    const span = tracer.startSpan(request.method, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method, ...serverOf(request.origin) },
    });
    spans.set(request, span);
    propagator.inject(trace.setSpan(context.active(), span), request, {
      set: (call, name, value) => void call.addHeader(name, value),
    });
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = objectOf(message);
    const { statusCode } = objectOf(response);
    const span = spans.get(objectOf(request));
    if (!span || typeof statusCode !== 'number') return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
  });
  subscribe('undici:request:trailers', (message) => spans.get(objectOf(objectOf(message).request))?.end());
  subscribe('undici:request:error', (message) => {
    const { request, error } = objectOf(message);
    const span = spans.get(objectOf(request));
    // The message of an error can contain the URL.
    span?.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span?.setStatus({ code: SpanStatusCode.ERROR }).end();
  });
}

type Call = {
  readonly method: string;
  readonly origin: string;
  readonly addHeader: (name: string, value: string) => unknown;
};

function isCall(request: unknown): request is Call {
  const { method, origin, addHeader } = objectOf(request);
  return typeof method === 'string' && typeof origin === 'string' && typeof addHeader === 'function';
}

function serverOf(origin: string): Readonly<Record<string, string | number>> {
  const { hostname, port, protocol } = new URL(origin);
  return {
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
