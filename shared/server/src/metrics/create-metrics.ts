import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** From an answer out of memory to the longest that a person waits, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A request that was answered. `route` is a pattern, never a URL: URLs have secrets, and there are too many. */
type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** The figures of one process. */
export type Metrics = {
  readonly answered: (request: Answered) => void;
  /** Returns all figures in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Returns the figures of a process, each with the label `service`, beside those of Node and the process. */
export function createMetrics(service: 'shell' | 'assets' | 'services'): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    answered: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
