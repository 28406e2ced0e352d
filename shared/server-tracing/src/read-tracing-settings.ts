import type { SettingReader } from '@tiffin/settings';
import { tracesEndpoint, tracesSampler, tracesSamplerRatio } from './tracing-settings';

/** Where spans are sent; null if they are not made. */
export type TracingSettings = { readonly endpoint: string } | null;

/** Returns where spans are sent. Checks the settings that the SDK reads itself, because it ignores wrong values. */
export function readTracingSettings({ read }: Pick<SettingReader, 'read'>): TracingSettings {
  read(tracesSampler);
  read(tracesSamplerRatio);
  const endpoint = read(tracesEndpoint);
  return endpoint === null ? null : { endpoint };
}
