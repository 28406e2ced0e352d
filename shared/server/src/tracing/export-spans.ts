import { trace } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { limitTo } from '@tiffin/config/time-limit';
import { randomUUID } from 'node:crypto';
import type { Exporting, Tracing, TracingSettings } from './read-tracing-settings';

const END_WITHIN_MS = 2_000;

/** Sends the spans of this process to a collector: in batches, beside the requests, and never more than a queue holds. */
export function exportSpans(
  { endpoint }: NonNullable<TracingSettings>,
  { service, onFault }: Exporting,
): Tracing {
  setGlobalErrorHandler((error) => onFault(typeof error === 'string' ? error : (error.message ?? 'unknown')));
  const own = resourceFromAttributes({
    'service.name': `tiffin-${service}`,
    'service.instance.id': randomUUID(),
  });
  const provider = new BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, so they win.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  trace.setGlobalTracerProvider(provider);
  const failed = (): void => onFault('the last spans are lost');
  return {
    end: async () => {
      const isSent = provider.shutdown().then(
        () => true,
        () => false,
      );
      if (!(await limitTo(END_WITHIN_MS, isSent, false))) failed();
    },
  };
}
