import { amount, oneOf, optionalUrl, secret, text } from '../settings';

/** By the names of OpenTelemetry, whose SDK reads all but the first itself. */
export const tracesEndpoint = optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', {
  meaning:
    'collector of traces (OTLP over HTTP), to which the shell server and the services send their spans',
  standard: 'none',
  // A collector often runs beside the process.
  demand: undefined,
});
export const tracesHeaders = secret('OTEL_EXPORTER_OTLP_HEADERS', {
  meaning: 'headers of requests to the collector (`authorization=…,x-team=…`)',
  standard: '',
});
export const serviceName = text('OTEL_SERVICE_NAME', {
  meaning: 'name of the process in traces',
  standard: '',
  standardInWords: '`tiffin-shell`, `tiffin-services`',
});
export const tracesSampler = oneOf(
  'OTEL_TRACES_SAMPLER',
  [
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
    'traceidratio',
    'always_on',
    'always_off',
  ],
  {
    meaning: 'which traces are recorded; `parentbased_…` records what the caller records',
    standard: 'parentbased_always_on',
  },
);
export const tracesSamplerRatio = amount('OTEL_TRACES_SAMPLER_ARG', {
  most: 1,
  meaning: 'the ratio of traces that `…traceidratio` records',
  standard: '1',
});
