import { text, wholeNumber } from '../settings';
import type { SettingReader } from '../settings';

export const metricsPort = wholeNumber('TIFFIN_METRICS_PORT', {
  least: 0,
  meaning:
    'port of the metrics (`/metrics`, for Prometheus) and health of a process; 0 is none. It must not be public',
  standard: '0',
  productionStandard: '9464',
});
export const metricsHost = text('TIFFIN_METRICS_HOST', {
  meaning:
    'network interface of that port; an address of the private network if Prometheus is on another machine',
  standard: '127.0.0.1',
});

/** Where the metrics are served; null if they are not. */
export type MetricsSettings = { readonly port: number; readonly host: string } | null;

/** Returns where the metrics are served. */
export function readMetricsSettings({ read }: Pick<SettingReader, 'read'>): MetricsSettings {
  const [port, host] = [read(metricsPort), read(metricsHost)];
  return port === 0 ? null : { port, host };
}
