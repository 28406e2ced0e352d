import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

// Without a manager, OpenTelemetry forgets the span of a request at the first `await`.
context.setGlobalContextManager(new AsyncLocalStorageContextManager());

/** Reads and writes the headers of W3C Trace Context. */
export const propagator = new W3CTraceContextPropagator();

/** Makes spans. Unless this process exports them, they only carry the ids of their parent. */
export const tracer = trace.getTracer('tiffin');
