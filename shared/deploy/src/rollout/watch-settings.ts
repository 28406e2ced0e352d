import { createSettingReader } from '@tiffin/server/settings';
import type { Env } from '@tiffin/server/settings';
import { maxErrorRate, minReports, reportsUrl, watchSeconds } from '../deploy-settings';
import { WrongArguments } from '../wrong-arguments';
import type { Limits } from './judge-rollout';

/** The settings of `remote watch`. */
export type WatchSettings = {
  readonly reportsUrl: string;
  readonly everyMs: number;
  readonly limits: Limits;
};

/** Reads how long to watch: whole minutes, as text. Throws WrongArguments for anything else. */
export function readWatchMinutes(text = ''): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new WrongArguments(`"${text}" is no time: --minutes takes a whole number of minutes, such as 20.`);
  return Number(text);
}

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
