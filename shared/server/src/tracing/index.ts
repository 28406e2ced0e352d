import * as tracingSettings from './tracing-settings';

export { followCalls } from './follow-calls';
export { followRequests } from './follow-requests';
export { inSpan } from './in-span';
export { readTracingSettings } from './read-tracing-settings';
export type { TracingSettings } from './read-tracing-settings';
export { startTracing } from './start-tracing';

/** All of them, for the document of settings. */
export { tracingSettings };
