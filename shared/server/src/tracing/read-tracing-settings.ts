import type { SettingReader } from '../settings';
import { tracesEndpoint, tracesSampler, tracesSamplerRatio } from './tracing-settings';

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

/** Where spans are sent; null if they are not made. */
export type TracingSettings = { readonly endpoint: string } | null;

/** Returns where spans are sent. Checks the settings that the SDK reads itself, because it ignores wrong values. */
export function readTracingSettings({ read }: Pick<SettingReader, 'read'>): TracingSettings {
  read(tracesSampler);
  read(tracesSamplerRatio);
  const endpoint = read(tracesEndpoint);
  return endpoint === null ? null : { endpoint };
}
