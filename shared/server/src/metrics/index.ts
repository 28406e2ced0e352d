export { createMetrics } from './create-metrics';
export type { Metrics } from './create-metrics';
export { measureRequests } from './measure-requests';
export { metricsHost, metricsPort, readMetricsSettings } from './metrics-settings';
export type { MetricsSettings } from './metrics-settings';
export { serveMetrics } from './serve-metrics';
