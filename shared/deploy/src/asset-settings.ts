import { drainMs } from '@tiffin/server/draining';
import { readTimeLimits } from '@tiffin/server/limits';
import type { TimeLimits } from '@tiffin/server/limits';
import { readMetricsSettings } from '@tiffin/server/metrics';
import type { MetricsSettings } from '@tiffin/server/metrics';
import { assetPort, createSettingReader } from '@tiffin/server/settings';
import type { Env } from '@tiffin/server/settings';
import { assetHost } from './deploy-settings';
import { readTargetSettings } from './target/open-target';
import type { TargetSettings } from './target/open-target';

/** The settings of the asset server. */
export type AssetSettings = {
  readonly port: number;
  readonly host: string;
  readonly times: TimeLimits;
  /** How long a process that is to end still serves new requests. */
  readonly drainMs: number;
  /** The port of the metrics, which is not public; null for none. */
  readonly metrics: MetricsSettings;
  readonly target: TargetSettings;
};

/** Returns the settings from an environment. Throws one error that lists every fault. */
export function readAssetSettings(env: Env): AssetSettings {
  const reader = createSettingReader(env);
  const settings = {
    port: reader.read(assetPort),
    host: reader.read(assetHost),
    times: readTimeLimits(reader),
    drainMs: reader.read(drainMs),
    metrics: readMetricsSettings(reader),
    target: readTargetSettings(reader),
  };
  reader.end();
  return settings;
}
