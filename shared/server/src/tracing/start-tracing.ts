import type { Exporting, Tracing, TracingSettings } from './read-tracing-settings';

/** Exports the spans of this process from now on. Loads nothing if there is no collector. */
export async function startTracing(settings: TracingSettings, exporting: Exporting): Promise<Tracing> {
  if (!settings) return { end: async () => undefined };
  const { exportSpans } = await import('./export-spans');
  return exportSpans(settings, exporting);
}
