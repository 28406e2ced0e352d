import type { TracingSettings } from './read-tracing-settings';

/** The export of the spans of this process. */
export type Tracing = {
  /** Sends what is left, for at most two seconds. Never rejects. */
  readonly end: () => Promise<void>;
};

/** Who exports, and how this process learns of failures. */
export type Exporting = {
  readonly service: string;
  /** Called with the reason each time that spans are lost. */
  readonly onFault: (fault: string) => void;
};

/** Exports the spans of this process from now on. Loads nothing if there is no collector. */
export async function startTracing(settings: TracingSettings, exporting: Exporting): Promise<Tracing> {
  if (!settings) return { end: async () => undefined };
  const { exportSpans } = await import('./export-spans');
  return exportSpans(settings, exporting);
}
