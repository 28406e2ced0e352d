import { createSettingReader } from '@tiffin/settings';
import type { Env } from '@tiffin/settings';
import { maxErrorRate, minReports, reportsUrl, watchSeconds } from '../deploy-settings';
import type { Limits } from './judge-rollout';

/** The settings of `remote watch`. */
export type WatchSettings = {
  readonly reportsUrl: string;
  readonly everyMs: number;
  readonly limits: Limits;
};

/** Reads the settings of the watch. Throws one error that names all invalid values. */
export function readWatchSettings(env: Env): WatchSettings {
  const { read, end } = createSettingReader(env);
  const settings = {
    reportsUrl: read(reportsUrl),
    everyMs: read(watchSeconds) * 1000,
    limits: { maxErrorRate: read(maxErrorRate), minimumReports: read(minReports) },
  };
  end();
  return settings;
}
